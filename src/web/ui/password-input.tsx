import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { useFieldWiring } from './field.tsx';

/** A password input with Show/Hide inside it. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <div className="pw">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...useFieldWiring()}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={classNames('input', className)}
      />
      <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'}
        <span className="sr"> password</span>
      </button>
    </div>
  );
}
