import { eq } from 'drizzle-orm';
import type { Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { prepared } from '../../server/statement.ts';
import { getImpactIntentions, getOnboarding, type IntentionType, putImpactIntentions } from './contract.ts';
import { inOfferedOrder, nextStep, type OnboardingFacts } from './rules.ts';
import { impactIntentions } from './tables.ts';

const chosen = prepared<{ type: IntentionType }>(
  'impact-intentions',
  'select intention_type as type from impact_intentions where user_id = $1',
);

const factsOf = prepared<OnboardingFacts>(
  'onboarding-facts',
  `select exists (select 1 from previous_goals where user_id = $1) as has_goal,
      exists (select 1 from impact_intentions where user_id = $1) as has_intentions,
      p.core_word, array[p.core_value_1, p.core_value_2, p.core_value_3] as core_values
    from (select $1::uuid as id) as person left join profiles p using (id)`,
);

const NOTHING_YET: OnboardingFacts = {
  has_goal: false,
  has_intentions: false,
  core_word: null,
  core_values: [],
};

export function registerOnboarding(api: Api): void {
  api.serve(getImpactIntentions, async (actor) => {
    const [rows] = await actor.finish(chosen(actor.userId));
    return { intentions: inOfferedOrder(rows.map((row) => row.type)) };
  });

  api.serve(putImpactIntentions, (actor, { body }) => replaceIntentions(actor, body.intentions));

  api.serve(getOnboarding, async (actor) => {
    const [[facts]] = await actor.finish(factsOf(actor.userId));
    return { next_step: nextStep(facts ?? NOTHING_YET) };
  });
}

async function replaceIntentions({ tx, userId }: Actor, intentions: IntentionType[]) {
  await tx.delete(impactIntentions).where(eq(impactIntentions.user_id, userId));
  await tx
    .insert(impactIntentions)
    .values(intentions.map((intention_type) => ({ user_id: userId, intention_type })))
    .onConflictDoNothing();
  return { intentions: inOfferedOrder(intentions) };
}
