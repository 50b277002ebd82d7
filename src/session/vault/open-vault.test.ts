import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { signRecord, type VaultRecord } from '../../kernel/vault/record.ts';
import { deriveKeys, newVaultKey } from '../../kernel/vault/vault-key.ts';
import { writingKeyOf } from './writing-key.ts';

const local = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => local.get(key) ?? null,
  setItem: (key: string, value: string) => void local.set(key, value),
  removeItem: (key: string) => void local.delete(key),
});

vi.mock('../entry-key.ts', () => ({
  entryKey: () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
}));

const PERSON = 'ann';

/** A device whose tab has just been opened. */
async function device() {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const { setSession } = await import('../state.ts');
  setSession({ status: 'signed-in', user: { id: PERSON } as never });
  return { ...(await import('./open-vault.ts')), ...(await import('./device-vault.ts')) };
}

let tab: Awaited<ReturnType<typeof device>>;

beforeEach(async () => {
  local.clear();
  tab = await device();
});

/** A vault of the person's, and what its devices have said of it over time. */
async function vault() {
  const vaultKey = newVaultKey();
  const { id, record } = await deriveKeys(vaultKey);
  const said = async (facts: Partial<VaultRecord> = {}) => {
    const first = { person: PERSON, state: 'on' as const, complete: true, key: id, revision: 2 };
    const signed = await signRecord(record, {
      ...{ ...first, previous: [], at: '2026-11-20T08:00:00.000Z' },
      ...facts,
    });
    return { id, signed, wrappings: [] };
  };
  return { vaultKey, id, said };
}

const known = async () => {
  const { id, state, isComplete, last, keys } = (await tab.deviceVault()) ?? {};
  return { id, state, isComplete, revision: last?.revision, isOpen: keys !== undefined };
};

test('a vault opens with its key, keeps that where no script can read it, and closes', async () => {
  const { vaultKey, id, said } = await vault();
  await tab.openVault(vaultKey, await said());
  expect(await known()).toEqual({ id, state: 'on', isComplete: true, revision: 2, isOpen: true });
  expect(await tab.vaultKeyHere()).toEqual(vaultKey);
  const { keys } = (await tab.deviceVault()) ?? {};
  for (const key of [keys?.text, keys?.record, keys?.ids, keys?.kept.opener]) {
    expect(key?.extractable).toBe(false);
  }
  await tab.closeVault();
  expect(await known()).toMatchObject({ id, revision: 2, isOpen: false });
  await expect(tab.vaultKeyHere()).rejects.toMatchObject({ name: 'WrongVault' });
});

test('what is written while it is closed goes to a key that was derived here, whatever the server says', async () => {
  const { vaultKey, said } = await vault();
  const own = await writingKeyOf(vaultKey);
  const swapped = await writingKeyOf(newVaultKey());
  const writeTo = async () => (await tab.deviceVault())?.writeTo;
  await tab.openVault(vaultKey, { ...(await said()), writeTo: swapped } as never);
  expect(await writeTo()).toBe(own);
  await tab.believe((await said({ revision: 3, writeTo: swapped } as never)).signed);
  expect(await writeTo()).toBe(own);
  await tab.closeVault();
  expect(await writeTo()).toBe(own);
  // A vault of which this device has no key takes nothing here.
  await tab.closeForUnknownVault('fedcba9876543210');
  expect(await writeTo()).toBeUndefined();
});

test('what another key has signed, or is of another person, opens nothing', async () => {
  const { vaultKey, said } = await vault();
  const another = await vault();
  await expect(tab.openVault(vaultKey, await another.said())).rejects.toMatchObject({ name: 'WrongVault' });
  await expect(tab.openVault(vaultKey, await said({ person: 'bob' }))).rejects.toMatchObject({
    name: 'WrongVault',
  });
  const { signed } = await said();
  const changed = { ...signed, record: signed.record.replace('"on"', '"off"') };
  await expect(tab.openVault(vaultKey, { ...(await said()), signed: changed })).rejects.toMatchObject({
    name: 'WrongVault',
  });
  expect(await tab.deviceVault()).toBeUndefined();
});

test('a record that the server has kept does not count, however the vault was closed meanwhile', async () => {
  const { vaultKey, said } = await vault();
  await tab.openVault(vaultKey, await said({ revision: 3 }));
  const before = await said({ revision: 2, complete: false });
  await expect(tab.openVault(vaultKey, before)).rejects.toMatchObject({ name: 'WrongVault' });
  await tab.closeVault();
  await expect(tab.openVault(vaultKey, before)).rejects.toMatchObject({ name: 'WrongVault' });
  await tab.closeForUnknownVault('0123456789abcdef');
  await expect(tab.openVault(vaultKey, before)).rejects.toMatchObject({ name: 'WrongVault' });
  await tab.openVault(vaultKey, await said({ revision: 3 }));
  expect(await known()).toMatchObject({ revision: 3, isComplete: true });
});

test('that a former vault is off takes none away that came after it', async () => {
  const [former, present] = [await vault(), await vault()];
  const off = await former.said({ state: 'off', revision: 4, at: '2026-11-20T09:00:00.000Z' });
  await tab.openVault(present.vaultKey, await present.said({ at: '2026-11-20T10:00:00.000Z' }));
  await expect(tab.openVault(former.vaultKey, off)).rejects.toMatchObject({ name: 'WrongVault' });
  expect(await known()).toMatchObject({ id: present.id, state: 'on' });
  const later = await former.said({ state: 'off', revision: 5, at: '2026-11-20T11:00:00.000Z' });
  await tab.openVault(former.vaultKey, later);
  expect(await known()).toMatchObject({ id: former.id, state: 'off' });
});

test('an open vault believes what its own key says next, and nothing else', async () => {
  const { vaultKey, said } = await vault();
  await tab.openVault(vaultKey, await said());
  const another = await vault();
  await tab.believe((await another.said({ state: 'off', revision: 9 })).signed);
  await tab.believe((await said({ state: 'off', revision: 1 })).signed);
  expect(await known()).toMatchObject({ state: 'on', revision: 2 });
  await tab.believe(await tab.nextRecord({ state: 'off', complete: false }, new Date('2026-11-20T12:00Z')));
  expect(await known()).toMatchObject({ state: 'off', isComplete: false, revision: 3, isOpen: true });
});

test('a new key holds the former one until everything is sealed under it', async () => {
  const [former, present] = [await vault(), await vault()];
  const previous = [await tab.wrapFormerKey(former.vaultKey, former.id, present.vaultKey, present.id)];
  await tab.openVault(present.vaultKey, await present.said({ complete: false, previous }));
  const { keys } = (await tab.deviceVault()) ?? {};
  expect(keys?.former.map(([id]) => id)).toEqual([former.id]);
  const spoilt = [{ key: former.id, wrapped: `${previous[0]?.wrapped.slice(0, -8)}AAAAAAA=` }];
  await expect(
    tab.openVault(present.vaultKey, await present.said({ complete: false, previous: spoilt })),
  ).rejects.toThrow();
  await tab.believe((await present.said({ revision: 3 })).signed);
  expect((await tab.deviceVault())?.keys?.former).toEqual([]);
});

test('a lock stays locked, whatever is heard of the vault in the same moment', async () => {
  const { vaultKey, said } = await vault();
  await tab.openVault(vaultKey, await said());
  const off = await tab.nextRecord({ state: 'off', complete: false }, new Date('2026-11-20T12:00Z'));
  await Promise.all([tab.believe(off), tab.closeVault(), tab.believe(off)]);
  expect((await known()).isOpen).toBe(false);
});

test('a device whose browser has lost the keys is one with a closed vault, not one without', async () => {
  const { vaultKey, id, said } = await vault();
  await tab.openVault(vaultKey, await said());
  tab = await device();
  expect(await known()).toMatchObject({ state: 'on', isOpen: false });
  const { keyring } = await import('../sealing.ts');
  await expect(keyring()).rejects.toThrow('Encryption not ready');
  await tab.openVault(vaultKey, await said());
  expect(await known()).toMatchObject({ id, isOpen: true });
});

test('a database that cannot be read once is not taken for none', async () => {
  const { vaultKey, id, said } = await vault();
  await tab.openVault(vaultKey, await said());
  const { indexedDB: kept } = globalThis;
  tab = await device();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Not now.', 'UnknownError');
    },
  });
  await expect(tab.deviceVault()).rejects.toThrow('Not now.');
  vi.stubGlobal('indexedDB', kept);
  expect(await known()).toMatchObject({ id, isOpen: true });
});

test('a device that was away while the key was changed opens what it had sealed under the former one', async () => {
  const [former, present] = [await vault(), await vault()];
  await tab.openVault(former.vaultKey, await former.said());
  const previous = [await tab.wrapFormerKey(former.vaultKey, former.id, present.vaultKey, present.id)];
  const { deviceKeys } = await import('../sealing.ts');
  const { openValue, sealValue } = await import('../../notebook/sealing.ts');
  const waiting = await sealValue(await deviceKeys(), 'Written on the train', 'outbox');
  const at = (hour: number) => `2026-11-20T${hour}:00:00.000Z`;
  await tab.closeForUnknownVault(present.id);
  await tab.openVault(present.vaultKey, await present.said({ complete: false, previous, at: at(10) }));
  // Whoever ends it hands the former key on, for devices that come later still.
  const end = await tab.nextRecord({ state: 'on', complete: true }, new Date(at(11)));
  await tab.believe(end);
  expect(JSON.parse(end.record)).toMatchObject({ previous });
  expect(await openValue(await deviceKeys(), waiting, 'outbox')).toBe('Written on the train');
  const { keyring } = await import('../sealing.ts');
  expect([...((await keyring()).vault?.keys.keys() ?? [])]).toEqual([present.id]);
});
