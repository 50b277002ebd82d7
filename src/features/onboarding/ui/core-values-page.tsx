import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function CoreValuesPage(): ReactNode {
  return <PageHead title="Core values" />;
}
