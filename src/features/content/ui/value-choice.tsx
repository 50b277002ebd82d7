import type { ReactNode } from 'react';
import { Field } from '../../../kit/field.tsx';
import { Link } from '../../../kit/link.tsx';
import { Select } from '../../../kit/select.tsx';
import { sentence } from '../../../kit/sentence.ts';
import * as texts from '../texts.ts';

interface ValueChoiceProps {
  values: readonly string[];
  value: string | undefined;
  onChoose: (value: string) => void;
}

/** Which of the person's own values stands behind the post. */
export function ValueChoice({ values, value, onChoose }: ValueChoiceProps): ReactNode {
  if (values.length === 0) {
    return (
      <p className="text-ink-2">
        {sentence(
          texts.noValuesYet<ReactNode>(<Link to="/update-core-values">{texts.chooseValuesLink}</Link>),
        )}
      </p>
    );
  }
  return (
    <Field label={texts.valueLabel}>
      <Select value={value ?? ''} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{texts.valuePlaceholder}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
    </Field>
  );
}
