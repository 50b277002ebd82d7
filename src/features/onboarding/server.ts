import type { Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { statement } from '../../server/statement.ts';
import { getImpactIntentions, getOnboarding, type IntentionType, putImpactIntentions } from './contract.ts';
import { inOfferedOrder, nextStep, type OnboardingFacts } from './rules.ts';

const chosen = statement<{ type: IntentionType }>('impact-intentions').sql(
  'select intention_type as type from impact_intentions where user_id = :userId',
);

const dropOthers = statement('impact-intentions-drop').sql(
  'delete from impact_intentions where user_id = :userId and intention_type <> all (:intentions::text[])',
);
const addMissing = statement('impact-intentions-add').sql(`
    insert into impact_intentions (user_id, intention_type) select :userId, unnest(:intentions::text[])
    on conflict (user_id, intention_type) do nothing`);

const factsOf = statement<OnboardingFacts>('onboarding-facts').sql(`
    select exists (select 1 from previous_goals where user_id = :userId) as has_goal,
      exists (select 1 from impact_intentions where user_id = :userId) as has_intentions,
      p.core_word, array[p.core_value_1, p.core_value_2, p.core_value_3] as core_values
    from (select :userId::uuid as id) as person left join profiles p using (id)`);

const NOTHING_YET: OnboardingFacts = {
  has_goal: false,
  has_intentions: false,
  core_word: null,
  core_values: [],
};

export function registerOnboarding(api: Api): void {
  api.serve(getImpactIntentions, intentionsOf);

  api.serve(
    putImpactIntentions,
    (actor, { body }) => replaceIntentions(actor, body.intentions),
    intentionsOf,
  );

  api.serve(getOnboarding, async (actor) => {
    const [facts] = await actor.finish(factsOf({ userId: actor.userId }));
    return { next_step: nextStep(facts ?? NOTHING_YET) };
  });
}

async function intentionsOf(actor: Actor) {
  const rows = await actor.finish(chosen({ userId: actor.userId }));
  return { intentions: inOfferedOrder(rows.map((row) => row.type)) };
}

/** Those that stay chosen are not touched, so that no device takes them for new. */
async function replaceIntentions(actor: Actor, intentions: IntentionType[]) {
  await actor.finish({
    dropped: dropOthers({ userId: actor.userId, intentions }),
    added: addMissing({ userId: actor.userId, intentions }),
  });
  return { intentions: inOfferedOrder(intentions) };
}
