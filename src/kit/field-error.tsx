import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CircleAlert } from './first-icons.tsx';

interface FieldErrorProps {
  /** For `aria-describedby` of what it is about. */
  id: string;
  /** Places the line. */
  className?: string;
  children: ReactNode;
}

/** What is wrong with what was typed; read aloud when it appears. */
export function FieldError({ id, className, children }: FieldErrorProps): ReactNode {
  return (
    <p
      className={classNames(
        'flex gap-2 text-small/5.5 text-danger [&>svg]:mt-[2px] [&>svg]:size-[18px]',
        className,
      )}
      id={id}
      role="alert"
    >
      <CircleAlert />
      {children}
    </p>
  );
}
