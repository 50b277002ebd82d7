import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function RegistrationPage(): ReactNode {
  return <PageHead title="Registration" />;
}
