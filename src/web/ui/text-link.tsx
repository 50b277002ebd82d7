import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** A link that stands by itself, as quiet text with room for a finger. Within a sentence use `Link`. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>): ReactNode {
  return <Link {...rest} className={classNames(styles.text, className)} />;
}
