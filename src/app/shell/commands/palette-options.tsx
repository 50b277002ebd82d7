import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { dayFormatter } from '../../../kernel/written-days.ts';
import * as texts from '../texts.ts';
import { KeyCaps, keyShortcut } from './key-caps.tsx';
import styles from './palette.module.css';

/** One line that can be chosen: a command, or something that was written. */
export interface Option {
  /** Tells it from all others. */
  id: string;
  label: ReactNode;
  /** The key that does the same, as `KeyCaps` takes it. */
  keys?: string;
  /** What else is known of it. */
  note?: string;
  /** The day of something that was written: its label is the person's own words. */
  date?: LocalDate;
  run: () => void;
}

export interface OptionGroup {
  name: string;
  options: readonly Option[];
}

interface OptionsProps {
  id: string;
  groups: readonly OptionGroup[];
  /** The place of the chosen one among all. */
  at: number;
  /** Another value brings the chosen one into sight; undefined where it is under the pointer. */
  inSight: string | undefined;
  onPoint: (option: Option) => void;
  onRun: (option: Option) => void;
}

export function Options({ id, groups, at, inSight, onPoint, onRun }: OptionsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (inSight === undefined) return;
    if (inSight.startsWith('0 ')) list.current?.scrollTo(0, 0);
    else list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [inSight]);
  let place = -1;
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={texts.commandsLabel} className={styles.list}>
      {groups.map(({ name, options }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not a fieldset of a form.
        <div key={name} role="group" aria-labelledby={`${id}-group-${group}`}>
          <p id={`${id}-group-${group}`}>{name}</p>
          {options.map((option) => {
            place += 1;
            const isChosen = place === at;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the line above.
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the line above.
              <div
                key={option.id}
                id={`${id}-${place}`}
                role="option"
                aria-selected={isChosen}
                aria-keyshortcuts={option.keys && keyShortcut(option.keys)}
                className={styles.option}
                onPointerMove={({ pointerType }) => pointerType === 'mouse' && !isChosen && onPoint(option)}
                onClick={() => onRun(option)}
              >
                <Line option={option} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const shortDay = dayFormatter({ month: 'short', day: 'numeric', year: 'numeric' });

function Line({ option: { label, keys, note, date } }: { option: Option }): ReactNode {
  return (
    <>
      <span dir="auto" className={date && styles.sentence}>
        {label}
      </span>
      {note && <span className={styles.note}>{note}</span>}
      {date && (
        <time className={styles.note} dateTime={date}>
          {shortDay(date)}
        </time>
      )}
      {keys && (
        <span aria-hidden="true" className={styles.keys}>
          <KeyCaps keys={keys} />
        </span>
      )}
    </>
  );
}
