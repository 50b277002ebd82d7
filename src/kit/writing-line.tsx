import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './writing-line.module.css';

interface WritingLineProps extends ComponentProps<'input'> {
  /** What is written here. */
  label: string;
  /** Hides the label from sight, e.g. when a heading above says the same. */
  labelHidden?: boolean;
  /** What stands at the end of the line. */
  after?: ReactNode;
}

/** One line to write on, with the margin line of whatever is written. `className` places the line. */
export function WritingLine({ label, labelHidden, after, className, ...input }: WritingLineProps): ReactNode {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-[4px] block text-small/5.5 text-ink-2'}>
        {label}
      </label>
      <div className={classNames('margin-line', styles.line, className)}>
        {/* Browsers remember what is typed, and spelling services read it, unless they are told not to. */}
        <input dir="auto" autoComplete="off" {...input} id={id} />
        {after}
      </div>
    </>
  );
}
