import { passkeyProof, passkeyProofOptions } from '../contract.ts';
import { passkeyEnd, RATE_LIMITS } from '../rules.ts';
import type { AuthRouter } from './auth-router.ts';
import { makeCode, useCode } from './codes.ts';
import { markProved } from './fresh-proof.ts';
import { challengeIn } from './passkey-proof.ts';
import { askingWith, noteUse, passkeyRefused, readUse } from './passkey-use.ts';
import { challengeOwner } from './passkeys.ts';
import { consume } from './rate-limits.ts';

const PURPOSE = 'passkey-proof';

/** Proving with a passkey of the account, in place of its password, that its owner is here. */
export function servePasskeyProof(router: AuthRouter): void {
  router.serveSignedIn(passkeyProofOptions, async ({ services, now, requireSession }) => {
    const active = await requireSession();
    const limit = RATE_LIMITS.passkeyProof;
    await consume(services, [{ kind: 'passkeyProof', limit, subject: [active.user.id] }], now);
    const challenge = await services.database.asServer((tx) =>
      makeCode(tx, { purpose: PURPOSE, value: challengeOwner(active), now, until: passkeyEnd(now) }),
    );
    return askingWith(services.config, challenge);
  });

  router.serveSignedIn(passkeyProof, async (call) => {
    const { body, services, now, origin } = call;
    const active = await call.requireSession();
    const owner = await services.database.asServer((tx) =>
      useCode(tx, PURPOSE, challengeIn(body.response), now),
    );
    const use = owner === challengeOwner(active) && (await readUse(services, body.response));
    if (!use || use.passkey.user_id !== active.user.id) throw passkeyRefused(false);
    await services.database.asServer(async (tx) => {
      if (!(await noteUse(tx, use, { now, address: origin.address }))) throw passkeyRefused(false);
      await markProved(call, tx);
    });
    return { status: true };
  });
}
