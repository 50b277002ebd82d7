import { type ReactNode, useState } from 'react';
import { Field } from '../../../kit/field.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { PROFILE_LIMITS } from '../../profile/contract/limits.ts';
import { CORE_VALUE_COUNT } from '../rules/core-values.ts';
import { isChosen, PRESET_CORE_VALUES } from '../rules.ts';
import * as texts from '../texts.ts';
import type { CoreValues } from './use-core-values.ts';

const places = Array.from({ length: CORE_VALUE_COUNT }, (_, index) => index);
const isPreset = (value: string) => isChosen(PRESET_CORE_VALUES, value);

/** Three places for own words beside the presets: chosen with Enter, or by going on. A word stays while it is refused. */
export function OwnValues({ values }: { values: CoreValues }): ReactNode {
  const own = values.chosen.filter((value) => !isPreset(value));
  const [typed, setTyped] = useState<string[]>(() => places.map((place) => own[place] ?? ''));
  const [kept, setKept] = useState<string[]>(typed);

  const keep = (place: number) => {
    const text = typed[place] ?? '';
    const before = kept[place] ?? '';
    if (!values.replace(before, text)) return;
    // A word of the list belongs up there; its place here is free again.
    const value = isPreset(text.trim()) ? '' : text.trim();
    setTyped(typed.with(place, value));
    setKept(kept.with(place, value));
  };

  /** A word that was let go above stays so, until it is entered once more. */
  const isNew = (place: number) => typed[place]?.trim() !== kept[place];

  return (
    <fieldset className="mt-9">
      <legend className="text-ink-2 mb-3">{texts.ownWordsTitle}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {places.map((place) => (
          <form
            key={place}
            onSubmit={(event) => {
              event.preventDefault();
              keep(place);
            }}
          >
            <Field
              label={
                <>
                  <span aria-hidden="true">{texts.ownWordLabel}</span>
                  <span className="sr-only">{texts.ownWordPlaceLabel(place + 1)}</span>
                </>
              }
            >
              <TextInput
                autoComplete="off"
                enterKeyHint="done"
                maxLength={PROFILE_LIMITS.coreValue}
                value={typed[place]}
                onChange={(event) => setTyped(typed.with(place, event.target.value))}
                onBlur={() => isNew(place) && keep(place)}
              />
            </Field>
          </form>
        ))}
      </div>
    </fieldset>
  );
}
