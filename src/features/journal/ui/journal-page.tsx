import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function JournalPage(): ReactNode {
  return <PageHead title="Journal" />;
}
