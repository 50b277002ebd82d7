import type { ReactNode } from 'react';
import { isChosen, PRESET_CORE_VALUES } from '../rules.ts';
import * as texts from '../texts.ts';
import type { CoreValues } from './use-core-values.ts';
import { WordChoice } from './word-choice.tsx';

/** The preset core values, followed by the person's own words. */
export function CoreValueWords({ values }: { values: CoreValues }): ReactNode {
  const words = [...PRESET_CORE_VALUES, ...values.ownWords];
  return (
    <WordChoice
      legend={texts.chooseThreeLegend}
      kind="checkbox"
      words={words.map((value) => ({ value, caption: value }))}
      chosen={words.filter((value) => isChosen(values.chosen, value))}
      onChoose={(value, on) => (on ? values.choose(value) : values.drop(value))}
    />
  );
}
