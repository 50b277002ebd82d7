import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface PageMessageProps {
  /** Places the message. */
  className?: string;
  role?: 'alert';
  children: ReactNode;
}

/** One thing to say where a page would be: ring, heading, a sentence, and the ways on. */
export function PageMessage({ className, role, children }: PageMessageProps): ReactNode {
  return (
    <div
      className={classNames(
        'grid max-w-[38em] justify-items-start gap-[14px] py-[clamp(48px,9vw,120px)]',
        className,
      )}
      role={role}
    >
      {children}
    </div>
  );
}
