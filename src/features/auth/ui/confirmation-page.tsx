import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function ConfirmationPage(): ReactNode {
  return <PageHead title="Confirmation" />;
}
