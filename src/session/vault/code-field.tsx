import type { ReactNode } from 'react';
import { Field } from '../../kit/field.tsx';
import { TextInput } from '../../kit/text-input.tsx';

interface CodeFieldProps {
  label: string;
  help?: string;
  problem: string | undefined;
  value: string;
  onType: (typed: string) => void;
}

/** Takes the code that another device shows. */
export const CodeField = ({ label, help, problem, value, onType }: CodeFieldProps): ReactNode => (
  <Field label={label} help={help} error={problem}>
    <TextInput
      autoFocus
      inputMode="numeric"
      maxLength={20}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  </Field>
);
