import type { ComponentProps, ReactNode } from 'react';
import { isBlank } from '../../../kernel/text.ts';
import { WritingArea } from '../../../kit/writing-area.tsx';
import styles from './actions-area.module.css';

/** The writing area of the day's actions: each line that says something has a check ring before it. */
export function ActionsArea(props: ComponentProps<typeof WritingArea>): ReactNode {
  const lines = props.value.split('\n').map((text, place) => ({ text, key: `line ${place}` }));
  return (
    <div className={styles.area}>
      <div className={styles.lines} aria-hidden="true">
        {lines.map(({ text, key }) => (
          <p key={key} dir="auto" className={isBlank(text) ? undefined : styles.action}>
            {text}
          </p>
        ))}
      </div>
      <WritingArea {...props} />
    </div>
  );
}
