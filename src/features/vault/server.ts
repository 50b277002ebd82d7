import { AppError, conflict, notFound, vaultChanged } from '../../kernel/errors.ts';
import type { AnswerOf, BodyOf } from '../../kernel/route.ts';
import { noteAccountEvent, type Origin } from '../../server/account-log.ts';
import { AfterCommit, type Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { requireFreshProofOf } from '../auth/server.ts';
import {
  changeVaultKey,
  finishVault,
  readVault,
  removeWrapping,
  startVaultOver,
  storeWrapping,
  turnVaultOff,
  turnVaultOn,
  VAULT_CODES,
  VAULT_PASSKEYS,
} from './contract.ts';
import { serveApprovals } from './server/approvals.ts';
import {
  forgetReplaced,
  removePasskey,
  storedVault,
  storedWrappings,
  writeWrapping,
} from './server/store.ts';
import { changeKey, finish, startOver, turnOff, turnOn, vaultOf } from './server/transitions.ts';
import { texts } from './spoken-texts.ts';

const NO_VAULT = { state: 'off', record: null, mac: null, key_id: null } as const;

async function read({ finish, userId }: Actor): Promise<AnswerOf<typeof readVault>> {
  const { vault, wrappings } = await finish({
    vault: storedVault({ userId }),
    wrappings: storedWrappings({ userId }),
  });
  return { ...(vault[0] ?? NO_VAULT), wrappings };
}

/** @throws AppError 409 with another key, for another wrapping's id, and when there are too many; 403 without a fresh proof */
async function store(actor: Actor, id: string, body: BodyOf<typeof storeWrapping>): Promise<undefined> {
  await requireFreshProofOf(actor);
  const { userId, now } = actor;
  const { kind, key_id, params, wrapped } = body;
  const vault = await vaultOf(actor);
  if (vault?.key_id !== key_id || vault.state === 'off') throw vaultChanged();
  const others = (await actor.run(storedWrappings({ userId }))).filter(
    (wrapping) => wrapping.id !== id || wrapping.kind !== kind,
  );
  if (others.some((wrapping) => wrapping.id === id)) throw conflict();
  const passkeys = others.filter((wrapping) => wrapping.kind === 'passkey').length;
  if (kind === 'passkey' && passkeys >= VAULT_PASSKEYS) {
    throw new AppError(409, VAULT_CODES.wrappingsFull, texts.wrappingsFull);
  }
  const values = {
    userId,
    id,
    kind,
    key_id,
    wrapped,
    params: JSON.stringify(params),
    now: now.toISOString(),
  };
  await actor.finish({ replaced: forgetReplaced({ userId, id, kind }), written: writeWrapping(values) });
  return undefined;
}

/** @throws AppError 404 for one that is not there; 409 for one that the vault cannot be without */
async function remove(actor: Actor, id: string, from: Origin): Promise<undefined> {
  const { tx, userId, now } = actor;
  const found = (await actor.run(storedWrappings({ userId }))).find((wrapping) => wrapping.id === id);
  if (!found) throw notFound(texts.wrappingNotFound);
  if (found.kind !== 'passkey') throw new AppError(409, VAULT_CODES.wrappingNeeded, texts.wrappingNeeded);
  await actor.run(removePasskey({ userId, id }));
  await noteAccountEvent(tx, { userId, kind: 'vault_passkey_removed', now, from });
  return undefined;
}

/** Registers the calls by which a person's private vault is turned on and off, and what opens it is changed. */
export function registerVault(api: Api): void {
  api.serve(readVault, read);
  api.serve(turnVaultOn, (actor, { body }) => turnOn(actor, body));
  api.serve(turnVaultOff, (actor, { body }) => turnOff(actor, body));
  api.serve(changeVaultKey, (actor, { body }) => changeKey(actor, body));
  api.serve(startVaultOver, (actor, { body }) => startOver(actor, body));
  api.serve(finishVault, (actor, { body }) => finish(actor, body));
  api.serve(storeWrapping, (actor, { params, body }) => store(actor, params.id, body));
  api.serve(removeWrapping, async ({ userId, now }, { params, services, origin }) => {
    // The account's log is written by the server's own work alone.
    const work = (actor: Actor) => remove(actor, params.id, origin());
    return new AfterCommit(() => services.database.asJob(userId, now, work));
  });
  serveApprovals(api);
}
