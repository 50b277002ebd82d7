import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string> {
  /** What is chosen. */
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of a few things, all of them in sight. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { legend, options, value, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="grid gap-[6px]">
      <legend className="mb-[6px] text-small font-semibold">{legend}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              onChange={() => onChoose(option.value)}
            />
            <span data-label={option.label}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
