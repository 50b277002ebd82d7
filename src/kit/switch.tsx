import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  label: string;
  help?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** An on/off setting that takes effect at once, or with the form's save. */
export function Switch({ label, help, onChange, ...rest }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <label className={styles.switch} htmlFor={id}>
      <span>
        <b id={`${id}-label`} className="font-semibold">
          {label}
        </b>
        {help && (
          <>
            <br />
            <span id={`${id}-help`} className="text-small/5.5 text-ink-2">
              {help}
            </span>
          </>
        )}
      </span>
      <input
        {...rest}
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={rest.checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
