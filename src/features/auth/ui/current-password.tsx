import type { ReactNode } from 'react';
import { Field } from '../../../kit/field.tsx';
import { PasswordInput } from '../../../kit/password-input.tsx';

interface CurrentPasswordProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

/** The first field of a dialog that asks for the password. */
export function CurrentPassword({ label, value, error, onChange }: CurrentPasswordProps): ReactNode {
  return (
    <Field label={label} error={error}>
      <PasswordInput
        autoFocus
        autoComplete="current-password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
