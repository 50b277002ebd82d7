import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { useFieldWiring } from './field.tsx';
import styles from './password-input.module.css';
import input from './text-input.module.css';
import * as texts from './texts.ts';

/** A password input with Show/Hide inside it. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.box}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...useFieldWiring()}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={classNames(input.input, className)}
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={shown ? texts.hidePasswordLabel : texts.showPasswordLabel}
        onClick={() => setShown(!shown)}
      >
        {shown ? texts.hideButton : texts.showButton}
      </button>
    </div>
  );
}
