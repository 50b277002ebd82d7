import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function RepetitionPowerPage(): ReactNode {
  return <PageHead title="Repetition power" />;
}
