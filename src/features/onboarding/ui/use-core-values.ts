import { useState } from 'react';
import { isBlank } from '../../../kernel/text.ts';
import { hasCoreValues } from '../rules/core-values.ts';
import { chooseCoreValue, dropCoreValue, isChosen, PRESET_CORE_VALUES } from '../rules.ts';

/** Core values being chosen, three at most, presets and own words alike. */
export interface CoreValues {
  chosen: string[];
  /** Whether the choice was touched here; until then it follows what is stored. */
  isEdited: boolean;
  /** Own words that are or were chosen on this page; they stay on offer. */
  ownWords: string[];
  /** Why the last choice was refused. */
  refused: string | undefined;
  /** Chooses a value as typed or offered. Answers whether it was taken. */
  choose(value: string): boolean;
  drop(value: string): void;
  /** Puts a value in the place of another; a blank one only lets the other go. Answers whether it was taken. */
  replace(before: string, value: string): boolean;
}

const isPreset = (value: string) => PRESET_CORE_VALUES.some((preset) => preset === value);

/** The words on offer, and of the values those that are no presets. */
const withOwnWords = (words: readonly string[], values: readonly string[]): string[] => [
  ...words,
  ...values.filter((value) => !isPreset(value) && !isChosen(words, value)),
];

export const hasAllCoreValues = (values: CoreValues): boolean => hasCoreValues(values.chosen);

export function useCoreValues(stored: readonly (string | null)[]): CoreValues {
  const known = stored.filter((value) => value !== null && !isBlank(value)) as string[];
  const [edited, setChosen] = useState<string[]>();
  const [offered, setOffered] = useState<string[]>([]);
  const [refused, setRefused] = useState<string>();
  const chosen = edited ?? known;
  const ownWords = withOwnWords(offered, chosen);

  const replace = (before: string, value: string): boolean => {
    const choice = chooseCoreValue(dropCoreValue(chosen, before), value);
    setRefused(choice.refused);
    if (choice.refused) return false;
    setChosen(choice.values);
    setOffered(withOwnWords(ownWords, choice.values));
    return true;
  };

  return {
    chosen,
    isEdited: edited !== undefined,
    ownWords,
    refused,
    choose: (value) => replace('', value),
    drop: (value) => {
      setRefused(undefined);
      setChosen(dropCoreValue(chosen, value));
      setOffered(ownWords);
    },
    replace,
  };
}
