/*
 * The passphrase of a vault may not become the account's password, which the server sees. Whether it is the same, only the
 * device can tell: it tries to open the vault with it.
 */
import { mayDerive, type PassphraseParams, unwrap, wrapperOf } from '../../kernel/vault/wrapping.ts';
import { currentSession } from '../state.ts';
import { deviceVault, type StoredWays } from './device-vault.ts';
import { deriveFromPassphrase } from './passphrase.ts';
import { waysToOpen } from './unlock.ts';

/** How a passphrase opens a vault. */
interface PassphraseWay {
  person: string;
  key_id: string;
  params: PassphraseParams;
  wrapped: string;
}

/** Whether this password is the vault's passphrase. Takes about a second. */
export async function opensVault(
  password: string,
  { person, key_id: id, params, wrapped }: PassphraseWay,
): Promise<boolean> {
  if (!mayDerive(params)) return false;
  const wrapper = await wrapperOf(await deriveFromPassphrase(password, params), 'passphrase');
  const opening = unwrap(wrapper, wrapped, { person, id }, { kind: 'passphrase', params });
  return opening.then(
    () => true,
    () => false,
  );
}

const passphraseWays = (ways: StoredWays | undefined, person: string): PassphraseWay[] =>
  (ways?.wrappings ?? []).flatMap((way) =>
    way.kind === 'passphrase'
      ? { person, key_id: ways?.id ?? '', params: way.params, wrapped: way.wrapped }
      : [],
  );

/**
 * Whether this password is the passphrase of the signed-in person's vault, by what this device knows and by what the
 * server says: a server that is silent about the vault would else learn the passphrase. @throws as waysToOpen does
 */
export async function isPassphrase(password: string): Promise<boolean> {
  const vault = await deviceVault();
  if (!vault) return false;
  const person = currentSession().user?.id ?? '';
  const ways = [...passphraseWays(vault.ways, person), ...passphraseWays(await waysToOpen(), person)];
  const distinct = new Map(ways.map((way) => [way.wrapped, way]));
  for (const way of distinct.values()) if (await opensVault(password, way)) return true;
  return false;
}
