import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function AuthErrorPage(): ReactNode {
  return <PageHead title="Auth error" />;
}
