import type { ReactNode } from 'react';
import { groupsOf } from './approval.ts';
import styles from './shown-code.module.css';

/** A code that the person carries to another device, in large digits, which are read one by one. */
export function ShownCode({ label, code }: { label: string; code: string }): ReactNode {
  return (
    <>
      <p>{label}</p>
      <p className="sr-only">{[...code].join(' ')}</p>
      <p aria-hidden="true" data-code={code} className={styles.code}>
        {groupsOf(code)}
      </p>
    </>
  );
}
