import type { ReactNode } from 'react';
import styles from './back-link.module.css';
import { classNames } from './class-names.ts';
import { ArrowLeft } from './icons.ts';
import { Link } from './link.tsx';

interface BackLinkProps {
  to: string;
  /** Places the link. */
  className?: string | undefined;
  children: ReactNode;
}

/** The way back, above a page's heading. */
export function BackLink({ to, className, children }: BackLinkProps): ReactNode {
  return (
    <Link className={classNames(styles.back, className)} to={to}>
      <ArrowLeft />
      <span>{children}</span>
    </Link>
  );
}
