import type { ComponentProps, ReactNode } from 'react';

interface CheckProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The text beside the ring; it is also the label. */
  children: ReactNode;
}

/** A checkbox drawn as a ring that closes; done adds tick and strike. */
export function Check({ checked, onChange, children, className = '', ...rest }: CheckProps): ReactNode {
  return (
    <label className={`check ${className}`}>
      <input
        {...rest}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
