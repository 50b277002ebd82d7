import type { ComponentProps, ReactNode } from 'react';
import styles from './check.module.css';
import { classNames } from './class-names.ts';

interface CheckProps extends Omit<ComponentProps<'input'>, 'onChange' | 'size' | 'type'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** How large the text is set: 'medium' on the dashboard, 'large' where the page is about nothing else. */
  size?: 'medium' | 'large';
  /** The text beside the ring; it is also the label. Without it, `aria-label` says what the ring alone stands for. */
  children?: ReactNode;
}

/** A checkbox drawn as a ring that closes; done adds tick and strike. */
export function Check({ checked, onChange, size, children, className, ...rest }: CheckProps): ReactNode {
  return (
    <label className={classNames(styles.check, size && styles[size], className)}>
      <input
        {...rest}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children && <span dir="auto">{children}</span>}
    </label>
  );
}
