import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function ImpactIntentionsPage(): ReactNode {
  return <PageHead title="Impact intentions" />;
}
