import { useState } from 'react';
import { chooseCoreValue, dropCoreValue, isChosen, PRESET_CORE_VALUES } from '../rules.ts';

/** Core values being chosen, three at most, presets and own words alike. */
export interface CoreValues {
  chosen: string[];
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

export function useCoreValues(stored: readonly (string | null)[]): CoreValues {
  const known = stored.filter((value) => value !== null && value.trim() !== '') as string[];
  const [chosen, setChosen] = useState<string[]>(known);
  const [ownWords, setOwnWords] = useState<string[]>(known.filter((value) => !isPreset(value)));
  const [refused, setRefused] = useState<string>();

  const offer = (values: string[]) => {
    const added = values.filter((value) => !isPreset(value) && !isChosen(ownWords, value));
    if (added.length) setOwnWords([...ownWords, ...added]);
  };

  const replace = (before: string, value: string): boolean => {
    const choice = chooseCoreValue(dropCoreValue(chosen, before), value);
    setRefused(choice.refused);
    if (choice.refused) return false;
    setChosen(choice.values);
    offer(choice.values);
    return true;
  };

  return {
    chosen,
    ownWords,
    refused,
    choose: (value) => replace('', value),
    drop: (value) => {
      setRefused(undefined);
      setChosen(dropCoreValue(chosen, value));
    },
    replace,
  };
}
