import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeft } from './icons.ts';

/** The way back, above a page's heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <Link className="back" to={to}>
      <ArrowLeft />
      <span>{children}</span>
    </Link>
  );
}
