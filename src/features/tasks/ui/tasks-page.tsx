import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function TasksPage(): ReactNode {
  return <PageHead title="Tasks" />;
}
