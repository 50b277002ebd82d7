import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function JournalCompletePage(): ReactNode {
  return <PageHead title="Journal complete" />;
}
