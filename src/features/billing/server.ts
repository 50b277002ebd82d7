import { forbidden } from '../../kernel/errors.ts';
import type { Api } from '../../server/api.ts';
import { prepared } from '../../server/statement.ts';
import { checkFeatureAccess } from './contract.ts';

/** The SQL function that decides what a person may do: see the migration that makes it. */
const GATE = 'billing_gate';

const mayUse = prepared<{ allowed: boolean }>('billing-may-use', `select ${GATE}($1, $2, $3) as allowed`);

/** Registers what a person may do, and the call that asks. */
export function registerBilling(api: Api): void {
  api.gateWith(GATE);

  api.serve(checkFeatureAccess, async (actor, { body }) => {
    if (body.p_user_id !== actor.userId) throw forbidden();
    const asked = mayUse(actor.userId, `feature:${body.p_feature_name}`, actor.now.toISOString());
    const [[answer]] = await actor.finish(asked);
    return answer?.allowed ?? false;
  });
}
