import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function LoginPage(): ReactNode {
  return <PageHead title="Login" />;
}
