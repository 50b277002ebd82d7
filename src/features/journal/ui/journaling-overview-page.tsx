import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function JournalingOverviewPage(): ReactNode {
  return <PageHead title="Journaling overview" />;
}
