import type { ReactNode } from 'react';
import { settings } from '../browser/public-settings.ts';
import styles from './brand.module.css';
import { Link } from './link.tsx';
import { ALL_STROKES, LoopRing, type Strokes } from './loop-ring.tsx';

/** The mark and the product's name, leading to `to`. */
export function Brand({ to, strokes = ALL_STROKES }: { to: string; strokes?: Strokes }): ReactNode {
  return (
    <Link className={styles.brand} to={to} aria-label={settings.product_name}>
      <LoopRing strokes={strokes} />
      <span>{settings.product_name}</span>
    </Link>
  );
}
