import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function IntroductionPage(): ReactNode {
  return <PageHead title="Introduction" />;
}
