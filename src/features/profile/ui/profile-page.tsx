import type { ReactNode } from 'react';
import { PageHead } from '../../../web/ui/page-head.tsx';

export default function ProfilePage(): ReactNode {
  return <PageHead title="Profile" />;
}
