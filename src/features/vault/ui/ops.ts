/*
 * Turning the private vault on and off, and replacing what opens it. All of its keys are made here, on the device; what
 * is sent are wrappings and records.
 */
import { KEY_DATABASE } from '../../../browser/databases.ts';
import { deviceNow } from '../../../browser/device-clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Bytes } from '../../../kernel/seal/bytes.ts';
import { signRecord, type VaultRecord } from '../../../kernel/vault/record.ts';
import { deriveKeys, newVaultKey } from '../../../kernel/vault/vault-key.ts';
import {
  newPassphraseParams,
  type PasskeyParams,
  type VaultName,
  type Way,
  wrap,
  wrapperOf,
} from '../../../kernel/vault/wrapping.ts';
import { call } from '../../../session/call.ts';
import { currentSession } from '../../../session/state.ts';
import { deviceVault, type StoredWays } from '../../../session/vault/device-vault.ts';
import {
  believe,
  nextRecord,
  openVault,
  vaultKeyHere,
  wrapFormerKey,
} from '../../../session/vault/open-vault.ts';
import { deriveFromPassphrase } from '../../../session/vault/passphrase.ts';
import { noteWays, waysToOpen } from '../../../session/vault/unlock.ts';
import { clearDatabases } from '../../../session/wipe.ts';

type Wrapping = Way & { id: string; wrapped: string };

const person = (): string => currentSession().user?.id ?? '';

async function wrapped(secret: Bytes, vaultKey: Bytes, vault: VaultName, way: Way): Promise<Wrapping> {
  const wrapper = await wrapperOf(secret, way.kind);
  return { ...way, id: newId(), wrapped: await wrap(wrapper, vaultKey, vault, way) };
}

async function byPassphrase(passphrase: string, vaultKey: Bytes, vault: VaultName): Promise<Wrapping> {
  const params = newPassphraseParams();
  const secret = await deriveFromPassphrase(passphrase, params);
  return wrapped(secret, vaultKey, vault, { kind: 'passphrase', params });
}

const byRecoveryKey = (recoveryKey: Bytes, vaultKey: Bytes, vault: VaultName): Promise<Wrapping> =>
  wrapped(recoveryKey, vaultKey, vault, { kind: 'recovery', params: {} });

/** A vault that is ready to be turned on: nobody knows of it yet. */
export interface NewVault {
  vaultKey: Bytes;
  ways: StoredWays;
  begins: NewVaultIs;
  /** The id of the key in whose place it comes; empty without one. */
  former: string;
}

/** Whether there was no vault before, it is the vault that is open here with another key, or one that nobody opens. */
export type NewVaultIs = 'first' | 'rekeyed' | 'empty';

/** The id of the key in whose place a new one comes. @throws ApiError; WaysUnknown */
async function formerId(begins: NewVaultIs): Promise<string> {
  if (begins === 'first') return '';
  return (begins === 'rekeyed' ? (await deviceVault())?.id : (await waysToOpen())?.id) ?? '';
}

/** The key of the vault that is open here, for the new one to hold. */
const formerKeyFor = async (
  former: string,
  vaultKey: Bytes,
  id: string,
): Promise<VaultRecord['previous'][number]> => wrapFormerKey(await vaultKeyHere(), former, vaultKey, id);

/** Makes a vault that opens by these two. Takes about a second. @throws ApiError; WaysUnknown */
export async function makeVault(
  begins: NewVaultIs,
  passphrase: string,
  recoveryKey: Bytes,
): Promise<NewVault> {
  const vaultKey = newVaultKey();
  const { id, record } = await deriveKeys(vaultKey);
  const vault = { person: person(), id };
  const former = await formerId(begins);
  const previous = begins === 'rekeyed' ? [await formerKeyFor(former, vaultKey, id)] : [];
  const signed = await signRecord(record, {
    ...{ person: vault.person, state: 'on', complete: false, key: id },
    ...{ revision: 1, at: deviceNow().toISOString(), previous },
  });
  const wrappings = [
    await byPassphrase(passphrase, vaultKey, vault),
    await byRecoveryKey(recoveryKey, vaultKey, vault),
  ];
  return { vaultKey, ways: { id, signed, wrappings }, begins, former };
}

/** What waits on this device was sealed for a vault that nobody opens any more. The keys' database stays. */
const forgetWriting = (): Promise<void> => clearDatabases((name) => name !== KEY_DATABASE, person());

/**
 * Turns a new vault on, or has it follow on another one: from then on everything is sealed under its key, and what was
 * written before is sealed anew, or deleted where an empty one begins.
 * @throws ApiError; the browser's error where the key cannot be stored
 */
export async function turnOn({ vaultKey, ways, begins, former }: NewVault): Promise<void> {
  const { id, signed, wrappings } = ways;
  const body = { ...signed, key_id: id, wrappings };
  const following = { body: { ...body, former_key_id: former } };
  if (begins === 'first') await call('POST /api/vault/turn-on', { body });
  else if (begins === 'rekeyed') await call('POST /api/vault/change-key', following);
  else {
    await call('POST /api/vault/start-over', following);
    await forgetWriting();
  }
  await openVault(vaultKey, ways, { isNew: begins !== 'empty' });
}

/** Turns the vault off: what it holds is sealed under the entry key again. @throws ApiError */
export async function turnOff(): Promise<void> {
  const vault = await deviceVault();
  const signed = await nextRecord({ state: 'off', complete: false }, deviceNow());
  await call('POST /api/vault/turn-off', { body: { ...signed, key_id: vault?.id ?? '' } });
  await believe(signed);
}

async function replace(make: (vaultKey: Bytes, vault: VaultName) => Promise<Wrapping>): Promise<void> {
  const vaultKey = await vaultKeyHere();
  const { id: key_id } = await deriveKeys(vaultKey);
  const { id, ...wrapping } = await make(vaultKey, { person: person(), id: key_id });
  await call('PUT /api/vault/wrappings/{id}', { params: { id }, body: { ...wrapping, key_id } });
  await noteWays();
}

/** A passkey opens the vault as well; its secret is from newPasskeySecret. @throws ApiError */
export const addPasskey = ({ params, secret }: { params: PasskeyParams; secret: Bytes }): Promise<void> =>
  replace((vaultKey, vault) => wrapped(secret, vaultKey, vault, { kind: 'passkey', params }));

/** A passkey does not open the vault any longer. @throws ApiError */
export async function removePasskey(id: string): Promise<void> {
  await call('DELETE /api/vault/wrappings/{id}', { params: { id } });
  await noteWays();
}

/** Another passphrase opens the vault from now on, and the former one does not. @throws ApiError */
export const changePassphrase = (passphrase: string): Promise<void> =>
  replace((vaultKey, vault) => byPassphrase(passphrase, vaultKey, vault));

/** The same for the recovery key. @throws ApiError */
export const changeRecoveryKey = (recoveryKey: Bytes): Promise<void> =>
  replace((vaultKey, vault) => byRecoveryKey(recoveryKey, vaultKey, vault));
