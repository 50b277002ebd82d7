import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './first-icons.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'danger';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: 'lg';
  /** Work is under way: keeps its width, shows `busyLabel`, ignores clicks and stays focusable. */
  busy?: boolean;
  busyLabel?: ReactNode;
  /** Not possible yet, but worth finding: readable, focusable, ignores clicks. Use `disabled` for a hard stop. */
  unavailable?: boolean;
}

/** The class names of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', size?: 'lg', className?: string): string {
  return classNames(styles.button, styles[variant], size === 'lg' && styles.large, className);
}

/** A button; `type` is "button" unless given. One primary per view. */
export function Button(props: ButtonProps): ReactNode {
  const { variant = 'primary', size, busy = false, busyLabel, unavailable = false, ...rest } = props;
  const { className, children, onClick, type = 'button', ...attributes } = rest;
  const idle = busy || unavailable;
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (idle) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...attributes}
      type={type}
      className={buttonClass(variant, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={idle || undefined}
      onClick={click}
    >
      {busy ? (
        <span className={styles.labels}>
          <span className={styles.idleLabel}>{children}</span>
          <span>
            <Spinner />
            {busyLabel ?? children}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}
