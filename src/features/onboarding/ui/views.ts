import type { Tables } from '../../../notebook/rows.ts';
import { ownProfile } from '../../../session/profile.ts';
import { goalsByUse } from '../../goals/rules.ts';
import type { IntentionType, OnboardingStep } from '../contract/limits.ts';
import { coreValuesOf } from '../rules/core-values.ts';
import { inOfferedOrder, nextStep } from '../rules.ts';

/** The person's intentions in the order they are offered. */
export const chosenIntentions = ({ impact_intentions }: Tables): IntentionType[] =>
  inOfferedOrder([...impact_intentions.values()].map(({ intention_type }) => intention_type));

/** The first step that is missing; null when none is, or as long as the profile is not there. */
export function stepMissing(tables: Tables): OnboardingStep | null {
  const profile = ownProfile(tables);
  if (!profile) return null;
  return nextStep({
    has_goal: tables.previous_goals.size > 0,
    has_intentions: tables.impact_intentions.size > 0,
    core_word: profile.core_word,
    core_values: coreValuesOf(profile),
  });
}

/** What the latest goal says that is still active, so that whoever comes back finds it; '' without one. */
export const latestGoal = ({ previous_goals }: Tables): string =>
  goalsByUse(previous_goals.values()).find(({ status }) => status === 'active')?.text ?? '';
