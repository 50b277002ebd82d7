/*
 * The ways to open a vault that is closed on this device: what the person knows or has unwraps the vault key. Which ways
 * there are, the server says; without a connection, what it said when the vault was last open here.
 */
import { isUnreachable } from '../../api/http.ts';
import type { Bytes } from '../../kernel/seal/bytes.ts';
import { mayDerive, unwrap, type Way, wrapperOf } from '../../kernel/vault/wrapping.ts';
import { call } from '../call.ts';
import { currentSession } from '../state.ts';
import { changeVault, deviceVault, type StoredWays } from './device-vault.ts';
import { openVault } from './open-vault.ts';
import { knowsPasskeySecrets, passkeySecret } from './passkey-secret.ts';
import { deriveFromPassphrase } from './passphrase.ts';

/** This device has never heard of the ways, and the server cannot be asked. */
export class WaysUnknown extends Error {
  override readonly name = 'WaysUnknown';
}

/** The server wants a passphrase guessed: it asks for less work than this product ever writes. */
export class WeakParameters extends Error {
  override readonly name = 'WeakParameters';
}

/** How long the server's word is waited for where this device has its own, in milliseconds. */
const ANSWER_LIMIT = 5000;

/** How the vault opens; undefined where the server has none. @throws ApiError; WaysUnknown */
export async function waysToOpen(): Promise<StoredWays | undefined> {
  const known = (await deviceVault())?.ways;
  try {
    const signal = known ? { signal: AbortSignal.timeout(ANSWER_LIMIT) } : {};
    const { record, mac, key_id: id, wrappings } = await call('GET /api/vault', signal);
    return record && mac && id ? { id, signed: { record, mac }, wrappings } : undefined;
  } catch (error) {
    if (known) return known;
    throw isUnreachable(error) ? new WaysUnknown() : error;
  }
}

/** What opens the vault has changed: this device notes it for when there is no connection. */
export async function noteWays(): Promise<void> {
  const ways = await waysToOpen();
  const userId = currentSession().user?.id;
  if (!userId || !ways) return;
  await changeVault(userId, (vault) => (vault?.id === ways.id ? { ...vault, ways } : undefined));
}

type Unlocked = 'unlocked' | 'wrong';

/** @param secretOf what the person has for this way; undefined for every other one */
async function unlock(secretOf: (way: Way) => Promise<Bytes> | undefined): Promise<Unlocked> {
  const ways = await waysToOpen();
  if (!ways) return 'wrong';
  const vault = { person: currentSession().user?.id ?? '', id: ways.id };
  for (const way of ways.wrappings) {
    const secret = await secretOf(way);
    if (!secret) continue;
    const wrapper = await wrapperOf(secret, way.kind);
    const vaultKey = await unwrap(wrapper, way.wrapped, vault, way).catch(() => undefined);
    if (!vaultKey) continue;
    await openVault(vaultKey, ways);
    return 'unlocked';
  }
  return 'wrong';
}

/** @throws WeakParameters; WaysUnknown; WrongVault; ApiError; the browser's error where nothing can be stored */
export const unlockByPassphrase = (passphrase: string): Promise<Unlocked> =>
  unlock((way) => {
    if (way.kind !== 'passphrase') return undefined;
    if (!mayDerive(way.params)) throw new WeakParameters();
    return deriveFromPassphrase(passphrase, way.params);
  });

/** Whether a passkey opens the vault. */
export const hasPasskeyWay = (ways: StoredWays | undefined): boolean =>
  knowsPasskeySecrets() && (ways?.wrappings ?? []).some(({ kind }) => kind === 'passkey');

/** @throws as unlockByPassphrase does; PasskeyNotChosen; NoSecret */
export async function unlockByPasskey(): Promise<Unlocked> {
  const ways = await waysToOpen();
  const known = (ways?.wrappings ?? []).flatMap((way) => (way.kind === 'passkey' ? [way.params] : []));
  const { credential, secret } = await passkeySecret(known);
  return unlock((way) =>
    way.kind === 'passkey' && way.params.credential === credential ? Promise.resolve(secret) : undefined,
  );
}

/** @throws as unlockByPassphrase does */
export const unlockByRecoveryKey = (recoveryKey: Bytes): Promise<Unlocked> =>
  unlock(({ kind }) => (kind === 'recovery' ? Promise.resolve(recoveryKey) : undefined));
