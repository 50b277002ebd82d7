import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function GrowthPage(): ReactNode {
  return <PageHead title="Growth" />;
}
