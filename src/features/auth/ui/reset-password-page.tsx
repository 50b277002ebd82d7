import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function ResetPasswordPage(): ReactNode {
  return <PageHead title="Reset password" />;
}
