import { isBlank } from '../../kernel/text.ts';
import {
  INTENTION_LIMITS,
  INTENTION_TYPES,
  type IntentionType,
  ONBOARDING_STEPS,
  type OnboardingStep,
} from './contract/limits.ts';
import { CORE_VALUE_COUNT, hasCoreValues } from './rules/core-values.ts';
import { OTHER_WORD, PRESET_CORE_VALUES } from './rules/suggestions.ts';
import * as texts from './texts.ts';

export * from './rules/suggestions.ts';

/** Where each step is done. */
export const STEP_ADDRESS: Record<OnboardingStep, string> = {
  goal: '/introduction',
  intentions: '/impact-intentions',
  core_word: '/core-word',
  core_values: '/core-values',
  confirmation: '/core-value-confirmation',
};

/** What a person has done of onboarding. */
export interface OnboardingFacts {
  has_goal: boolean;
  has_intentions: boolean;
  core_word: string | null;
  core_values: readonly (string | null)[];
}

/**
 * The first step that is missing; null when none is. Confirming leaves no trace, so it is never missing. Nor is the goal
 * once all else is there: some doors lead past it, and goals may be let go later.
 */
export function nextStep(facts: OnboardingFacts): OnboardingStep | null {
  const done: Record<OnboardingStep, boolean> = {
    goal: facts.has_goal,
    intentions: facts.has_intentions,
    core_word: !isBlank(facts.core_word ?? ''),
    core_values: hasCoreValues(facts.core_values),
    confirmation: true,
  };
  const missing = ONBOARDING_STEPS.filter((step) => !done[step]);
  return missing.some((step) => step !== 'goal') ? (missing[0] ?? null) : null;
}

/** The intentions in the order they are offered. */
export const inOfferedOrder = (chosen: readonly IntentionType[]): IntentionType[] =>
  INTENTION_TYPES.filter((type) => chosen.includes(type));

/** What stands against saving that many intentions; undefined when nothing does. */
export function intentionsProblem(count: number): string | undefined {
  if (count < INTENTION_LIMITS.least) return texts.tooFewIntentions;
  return count > INTENTION_LIMITS.most ? texts.tooManyIntentions : undefined;
}

const sameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A typed core value without outer and doubled spaces, and in the list's own spelling when it is of the list. */
export function tidyCoreValue(typed: string): string {
  if (isBlank(typed)) return '';
  const tidy = typed.trim().replace(/\s+/g, ' ');
  return PRESET_CORE_VALUES.find((preset) => sameWord(preset, tidy)) ?? tidy;
}

export const isChosen = (chosen: readonly string[], value: string): boolean =>
  chosen.some((other) => sameWord(other, value));

/** The outcome of choosing a core value: the new list, or why it stays as it was. */
export type CoreValueChoice =
  | { values: string[]; refused?: undefined }
  | { values: string[]; refused: string };

export const NO_FOURTH_VALUE = texts.threeChosen;
export const ALREADY_CHOSEN = texts.alreadyChosen;

/** Adds a value to the chosen ones. Blank text changes nothing; a fourth one and a repeat are refused. */
export function chooseCoreValue(chosen: readonly string[], typed: string): CoreValueChoice {
  const value = tidyCoreValue(typed);
  const values = [...chosen];
  if (!value) return { values };
  if (isChosen(chosen, value)) return { values, refused: ALREADY_CHOSEN };
  if (chosen.length >= CORE_VALUE_COUNT) return { values, refused: NO_FOURTH_VALUE };
  return { values: [...values, value] };
}

/** The chosen ones without the value. */
export const dropCoreValue = (chosen: readonly string[], value: string): string[] =>
  chosen.filter((other) => !sameWord(other, value));

/** The core word of the choice; undefined while nothing valid is chosen. */
export function coreWordOf(choice: string | undefined, ownWord: string): string | undefined {
  const word = choice === OTHER_WORD ? ownWord.trim() : choice;
  return word === undefined || isBlank(word) ? undefined : word;
}

const ORIGINS: Record<string, string> = {
  '/profile': '/profile',
  '/dashboard': '/dashboard',
  '/dashboard/growth': '/dashboard/growth',
  '/dashgrowthloop': '/dashgrowthloop',
  '/dashboard/tools': '/dashboard/tools',
  '/dashtools': '/dashtools',
};

/** Where /update-core-values goes back to: the `from` of its navigation state, without one the profile. */
export function originOf(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : '';
  return ORIGINS[from] ?? '/profile';
}
