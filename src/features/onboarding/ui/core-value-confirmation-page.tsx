import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function CoreValueConfirmationPage(): ReactNode {
  return <PageHead title="Core value confirmation" />;
}
