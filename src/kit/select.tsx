import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldWiring } from './field.tsx';
import styles from './select.module.css';
import input from './text-input.module.css';

/** A native select in the product's look; options are its children. */
export function Select({ className, ...rest }: ComponentProps<'select'>): ReactNode {
  return (
    <select {...useFieldWiring()} {...rest} className={classNames(input.input, styles.select, className)} />
  );
}
