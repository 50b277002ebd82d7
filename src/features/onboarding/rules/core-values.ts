import { isBlank } from '../../../kernel/text.ts';

/** How many core values a person has. */
export const CORE_VALUE_COUNT = 3;

/** The three core values of a profile, in their order; null where none is chosen yet. */
export const coreValuesOf = (profile: {
  core_value_1: string | null;
  core_value_2: string | null;
  core_value_3: string | null;
}): (string | null)[] => [profile.core_value_1, profile.core_value_2, profile.core_value_3];

/** Whether all three core values are there; the dashboard asks to finish onboarding until they are. */
export const hasCoreValues = (values: readonly (string | null)[]): boolean =>
  values.filter((value) => value !== null && !isBlank(value)).length >= CORE_VALUE_COUNT;
