import type { ReactNode } from 'react';
import { CORE_VALUE_COUNT } from '../rules.ts';
import type { CoreValues } from './use-core-values.ts';

const places = Array.from({ length: CORE_VALUE_COUNT }, (_, index) => index);

const invitation = (missing: number, place: number, chosen: number): string => {
  if (missing === 1) return 'One more';
  return place === chosen ? 'Choose one' : '';
};

/** The three places at the bottom: what is chosen, and why a further choice was refused. */
export function ValueSlots({ values }: { values: CoreValues }): ReactNode {
  const { chosen, refused } = values;
  return (
    <div className="min-w-0 flex-1 basis-80">
      <ol className="slots" aria-label="Your three values" aria-live="polite">
        {places.map((place) => {
          const value = chosen[place];
          return (
            <li key={place} className={value ? 'on' : 'off'}>
              <small>{place + 1}</small>
              <span className="min-w-0 break-words">
                {value ?? invitation(CORE_VALUE_COUNT - chosen.length, place, chosen.length)}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={refused ? 'help mt-2' : 'sr'} role="status">
        {refused}
      </p>
    </div>
  );
}
