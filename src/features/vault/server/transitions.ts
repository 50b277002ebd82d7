import * as z from 'zod';
import { AppError, invalid, vaultChanged } from '../../../kernel/errors.ts';
import type { BodyOf } from '../../../kernel/route.ts';
import type { Actor } from '../../../server/database.ts';
import { requireFreshProofOf } from '../../auth/server.ts';
import {
  type changeVaultKey,
  type NewWrapping,
  type turnVaultOff,
  type turnVaultOn,
  VAULT_CODES,
  type VaultState,
} from '../contract.ts';
import { texts } from '../spoken-texts.ts';
import { removeLost } from './start-over.ts';
import {
  addWrappings,
  forgetWrappings,
  isUnfinished,
  type StoredVault,
  storedVault,
  writeVault,
} from './store.ts';

type Told = BodyOf<typeof turnVaultOff>;
type TurnOn = BodyOf<typeof turnVaultOn>;
type ChangeKey = BodyOf<typeof changeVaultKey>;

const refusal = (code: (typeof VAULT_CODES)[keyof typeof VAULT_CODES], text: string) =>
  new AppError(409, code, text);
const vaultExists = () => refusal(VAULT_CODES.exists, texts.vaultExists);
const vaultBusy = () => refusal(VAULT_CODES.busy, texts.vaultBusy);
const vaultUnfinished = () => refusal(VAULT_CODES.unfinished, texts.vaultUnfinished);

/** What of a record the server compares. That it is true, only the vault's key can tell. */
const recordSchema = z.looseObject({ key: z.string(), state: z.enum(['on', 'off']), person: z.string() });

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** What the record says. @throws AppError 400 unless it is of this person and this key */
function stateIn({ userId }: Actor, { record, key_id }: Told): 'on' | 'off' {
  const { data } = recordSchema.safeParse(parsed(record));
  if (data?.key !== key_id || data.person !== userId) throw invalid(texts.recordMismatch);
  return data.state;
}

/** @throws AppError 400 unless it says that the vault is in this state */
function checkRecord(actor: Actor, told: Told, state: 'on' | 'off'): void {
  if (stateIn(actor, told) !== state) throw invalid(texts.recordMismatch);
}

type Vault = StoredVault | undefined;

export async function vaultOf({ run, userId }: Actor): Promise<Vault> {
  const [vault] = await run(storedVault({ userId }));
  return vault;
}

const isRepeated = (vault: Vault, state: VaultState, { key_id, record }: Told): boolean =>
  vault?.state === state && vault.key_id === key_id && vault.record === record;

const written = ({ userId, now }: Actor, state: VaultState, told: Told, former: string[] = []) => {
  const { record, mac, key_id } = told;
  return writeVault({ userId, state, record, mac, key_id, former, now: now.toISOString() });
};

/** Everything that opens a vault, in the place of all that did. */
const replacingWrappings = ({ userId, now }: Actor, key_id: string, wrappings: NewWrapping[]) => ({
  forgotten: forgetWrappings({ userId }),
  added: addWrappings({ userId, key_id, given: JSON.stringify(wrappings), now: now.toISOString() }),
});

/** @throws AppError 409 while there is a vault; 403 without a fresh proof */
export async function turnOn(actor: Actor, body: TurnOn): Promise<undefined> {
  await requireFreshProofOf(actor);
  checkRecord(actor, body, 'on');
  const vault = await vaultOf(actor);
  if (isRepeated(vault, 'turning_on', body)) return undefined;
  if (vault && vault.state !== 'off') throw vaultExists();
  await actor.finish({
    vault: written(actor, 'turning_on', body),
    ...replacingWrappings(actor, body.key_id, body.wrappings),
  });
  return undefined;
}

/**
 * What opens the vault stays: devices that were away have yet to learn that it is off, and believe the key alone.
 *
 * @throws AppError 409 with another key, or while it is changed; 403 without a fresh proof
 */
export async function turnOff(actor: Actor, body: Told): Promise<undefined> {
  await requireFreshProofOf(actor);
  checkRecord(actor, body, 'off');
  const vault = await vaultOf(actor);
  if (isRepeated(vault, 'turning_off', body)) return undefined;
  if (vault?.state === 'changing_key') throw vaultBusy();
  if (vault?.key_id !== body.key_id) throw vaultChanged();
  if (vault.state !== 'turning_on' && vault.state !== 'on') throw vaultChanged();
  await actor.finish(written(actor, 'turning_off', body));
  return undefined;
}

/** @throws AppError 409 unless the vault is on under the former key; 403 without a fresh proof */
export async function changeKey(actor: Actor, body: ChangeKey): Promise<undefined> {
  await requireFreshProofOf(actor);
  checkRecord(actor, body, 'on');
  const vault = await vaultOf(actor);
  if (isRepeated(vault, 'changing_key', body)) return undefined;
  if (!vault || vault.state === 'off') throw vaultChanged();
  if (vault.state !== 'on') throw vaultBusy();
  if (vault.key_id !== body.former_key_id) throw vaultChanged();
  await actor.finish({
    vault: written(actor, 'changing_key', body, [body.former_key_id]),
    ...replacingWrappings(actor, body.key_id, body.wrappings),
  });
  return undefined;
}

/**
 * What is not under the former key stays, and is sealed anew like what is there before a vault is turned on.
 *
 * @throws AppError 409 with another former key; 403 without a fresh proof
 */
export async function startOver(actor: Actor, body: ChangeKey): Promise<undefined> {
  await requireFreshProofOf(actor);
  checkRecord(actor, body, 'on');
  const vault = await vaultOf(actor);
  if (isRepeated(vault, 'turning_on', body)) return undefined;
  if (!vault || vault.state === 'off' || vault.key_id !== body.former_key_id) throw vaultChanged();
  await actor.run(removeLost(actor.userId));
  await actor.finish({
    vault: written(actor, 'turning_on', body),
    ...replacingWrappings(actor, body.key_id, body.wrappings),
  });
  return undefined;
}

/** Where each way ends. */
const ENDS: Record<VaultState, 'on' | 'off'> = {
  turning_on: 'on',
  changing_key: 'on',
  on: 'on',
  turning_off: 'off',
  off: 'off',
};

/**
 * Two devices may both have sealed the last row: the later one finds it done.
 *
 * @throws AppError 409 with another key, and while a row contradicts
 */
export async function finish(actor: Actor, body: Told): Promise<undefined> {
  const state = stateIn(actor, body);
  const vault = await vaultOf(actor);
  if (vault?.key_id !== body.key_id || ENDS[vault.state] !== state) throw vaultChanged();
  if (vault.state === state) return undefined;
  const { userId } = actor;
  const [found] = await actor.run(isUnfinished({ userId, state, key_id: body.key_id }));
  if (found?.unfinished !== false) throw vaultUnfinished();
  await actor.finish(written(actor, state, body));
  return undefined;
}
