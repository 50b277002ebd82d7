import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function ScoringPage(): ReactNode {
  return <PageHead title="Scoring" />;
}
