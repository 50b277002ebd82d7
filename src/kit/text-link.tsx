import type { ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

/** A link that stands by itself, as quiet text with room for a finger. Within a sentence use `Link`. */
export function TextLink({ className, ...rest }: LinkProps): ReactNode {
  return <Link {...rest} className={classNames(styles.text, className)} />;
}
