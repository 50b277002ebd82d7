import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function TaskOverviewPage(): ReactNode {
  return <PageHead title="Task overview" />;
}
