import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function LessonsHistoryPage(): ReactNode {
  return <PageHead title="Lessons history" />;
}
