import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** A button that looks like quiet text; `type` is "button" unless given. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>): ReactNode {
  return <button type="button" {...rest} className={classNames(styles.text, className)} />;
}
