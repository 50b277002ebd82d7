import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who do not see the icon. */
  label: string;
}

/** A 44 px button that shows only an icon (its child). */
export function IconButton({ label, className, children, ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      className={classNames('icon-btn', className)}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
}
