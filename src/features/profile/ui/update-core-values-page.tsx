import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function UpdateCoreValuesPage(): ReactNode {
  return <PageHead title="Update core values" />;
}
