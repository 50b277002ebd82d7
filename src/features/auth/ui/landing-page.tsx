import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function LandingPage(): ReactNode {
  return <PageHead title="Landing" />;
}
