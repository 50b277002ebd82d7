import { eq } from 'drizzle-orm';
import type { Api } from '../../server/api.ts';
import type { Caller, Tx } from '../../server/database.ts';
import type { Services } from '../../server/services.ts';
import { profiles } from '../profile/tables.ts';
import { getImpactIntentions, getOnboarding, type IntentionType, putImpactIntentions } from './contract.ts';
import { inOfferedOrder, nextStep, type OnboardingFacts } from './rules.ts';
import { impactIntentions } from './tables.ts';

export function registerOnboarding(api: Api): void {
  api.serve(getImpactIntentions, ({ caller, services }) =>
    services.database.asUser(caller, async (tx) => ({ intentions: await intentionsOf(tx, caller.userId) })),
  );

  api.serve(putImpactIntentions, ({ caller, services, body }) =>
    services.database.asUser(caller, (tx) => replaceIntentions(tx, caller.userId, body.intentions)),
  );

  api.serve(getOnboarding, async ({ caller, services }) => ({
    next_step: nextStep(await factsOf(services, caller)),
  }));
}

async function intentionsOf(tx: Tx, userId: string): Promise<IntentionType[]> {
  const rows = await tx
    .select({ type: impactIntentions.intention_type })
    .from(impactIntentions)
    .where(eq(impactIntentions.user_id, userId));
  return inOfferedOrder(rows.map((row) => row.type));
}

async function replaceIntentions(tx: Tx, userId: string, intentions: IntentionType[]) {
  // Two saves at once take turns; otherwise both sets could stand side by side.
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId)).for('update');
  await tx.delete(impactIntentions).where(eq(impactIntentions.user_id, userId));
  await tx
    .insert(impactIntentions)
    .values(intentions.map((intention_type) => ({ user_id: userId, intention_type })))
    .onConflictDoNothing();
  return { intentions: inOfferedOrder(intentions) };
}

async function factsOf(services: Services, caller: Caller): Promise<OnboardingFacts> {
  const [facts] = await services.database.read<OnboardingFacts>(caller, {
    name: 'onboarding_facts',
    text: `select exists (select 1 from previous_goals where user_id = $1) as has_goal,
                  exists (select 1 from impact_intentions where user_id = $1) as has_intentions,
                  p.core_word, array[p.core_value_1, p.core_value_2, p.core_value_3] as core_values
             from (select $1::uuid as id) as person left join profiles p using (id)`,
    values: [caller.userId],
  });
  return facts ?? { has_goal: false, has_intentions: false, core_word: null, core_values: [] };
}
