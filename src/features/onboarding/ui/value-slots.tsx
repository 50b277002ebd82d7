import type { ReactNode } from 'react';
import { CORE_VALUE_COUNT } from '../rules/core-values.ts';
import * as texts from '../texts.ts';
import type { CoreValues } from './use-core-values.ts';
import styles from './value-slots.module.css';

const places = Array.from({ length: CORE_VALUE_COUNT }, (_, index) => index);

const invitation = (missing: number, place: number, chosen: number): string => {
  if (missing === 1) return texts.oneMore;
  return place === chosen ? texts.chooseOne : '';
};

/** The three places at the bottom: what is chosen, and why a further choice was refused. */
export function ValueSlots({ values }: { values: CoreValues }): ReactNode {
  const { chosen, refused } = values;
  return (
    <div className="min-w-0 flex-1 basis-80">
      <ol className={styles.slots} aria-label={texts.threeValuesLabel} aria-live="polite">
        {places.map((place) => {
          const value = chosen[place];
          return (
            <li key={place} className={value ? styles.chosen : styles.free}>
              <small>{place + 1}</small>
              <span className="min-w-0 break-words">
                {value ?? invitation(CORE_VALUE_COUNT - chosen.length, place, chosen.length)}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={refused ? 'mt-2 text-small/5.5 text-ink-2' : 'sr-only'} role="status">
        {refused}
      </p>
    </div>
  );
}
