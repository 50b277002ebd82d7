import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoicesProps<Value extends string> {
  /** What is chosen. */
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Any of a few things, all of them in sight; the chosen ones in their order. */
export function Choices<Value extends string>(props: ChoicesProps<Value>): ReactNode {
  const { legend, options, chosen, onChange } = props;
  const turn = (value: Value, isChosen: boolean): void =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? isChosen : chosen.includes(each))),
    );
  return (
    <fieldset className="grid gap-[6px]">
      <legend className="mb-[6px] text-small font-semibold">{legend}</legend>
      <div className={styles.choices}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => turn(value, event.target.checked)}
            />
            <span data-label={label}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
