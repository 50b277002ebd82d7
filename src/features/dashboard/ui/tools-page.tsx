import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function ToolsPage(): ReactNode {
  return <PageHead title="Tools" />;
}
