import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who do not see the icon. */
  label: string;
}

/** The look of a button that shows only an icon, for buttons that are more than that. */
export const iconButtonClass = styles.iconButton;

/** A 44 px button that shows only an icon (its child). */
export function IconButton({ label, className, children, ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(iconButtonClass, className)}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
}
