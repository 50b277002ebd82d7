import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldWiring } from './field.tsx';
import styles from './text-input.module.css';

/**
 * A one-line input. Inside a `Field` it takes its id, description and error state from there. What is typed is kept out of
 * the browser's own memory unless `autoComplete` says what it is.
 */
export function TextInput({ className, ...rest }: ComponentProps<'input'>): ReactNode {
  return (
    <input
      type="text"
      dir="auto"
      autoComplete="off"
      {...useFieldWiring()}
      {...rest}
      className={classNames(styles.input, className)}
    />
  );
}
