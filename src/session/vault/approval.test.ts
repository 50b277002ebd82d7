import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/http.ts';
import { toBase64 } from '../../kernel/seal/bytes.ts';
import {
  carrierOf,
  confirmationFrom,
  newPair,
  publicKeyOf,
  transcriptOf,
  wrapForRequester,
} from '../../kernel/vault/approval.ts';
import { signRecord } from '../../kernel/vault/record.ts';
import { deriveKeys, newVaultKey } from '../../kernel/vault/vault-key.ts';

const PERSON = 'ann';

const local = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => local.get(key) ?? null,
  setItem: (key: string, value: string) => void local.set(key, value),
  removeItem: (key: string) => void local.delete(key),
});

/** What the server holds of the person's one request. */
interface Stored {
  id: string;
  commitment: string;
  user_agent: null;
  created_at: string;
  expires_at: string;
  offered_key: string | null;
  revealed_key: string | null;
  wrapped_key: string | null;
}
type Column = 'offered_key' | 'revealed_key' | 'wrapped_key';

interface Sent {
  params?: { id: string };
  body?: Record<string, string>;
}

const server: {
  request: Stored | undefined;
  vault: { key_id?: string };
  /** What it has been asked, in order. */
  calls: string[];
  isAway: boolean;
} = { request: undefined, vault: {}, calls: [], isAway: false };

/** A server that does what its description says. */
async function answer(name: string, { params, body }: Sent = {}): Promise<unknown> {
  server.calls.push(name);
  if (server.isAway) throw new ApiError(0, 'offline', '');
  if (name === 'GET /api/vault') return server.vault;
  if (name === 'GET /api/vault/approvals') return { approvals: server.request ? [server.request] : [] };
  if (name === 'POST /api/vault/approvals') {
    const keys = { offered_key: null, revealed_key: null, wrapped_key: null };
    const { id = '', commitment = '' } = body ?? {};
    server.request = { id, commitment, user_agent: null, created_at: '', expires_at: '', ...keys };
    return undefined;
  }
  const { request } = server;
  if (!request || request.id !== params?.id) throw new ApiError(404, 'not_found', '');
  if (name.startsWith('DELETE')) server.request = undefined;
  if (!name.startsWith('PUT')) return { ...request };
  const column = name.split('/').at(-1)?.replace('-', '_') as Column;
  if (request[column] !== null && request[column] !== body?.key) {
    throw new ApiError(409, 'approval_taken', '');
  }
  request[column] = body?.key ?? null;
  return undefined;
}
vi.mock('../call.ts', () => ({ call: answer }));
// Both devices and the server know the same errors, however often the rest is loaded.
vi.mock('../../api/http.ts', (original) => original());

/** A device of the person's whose tab has just been opened; nothing of another one is on it. */
async function device() {
  vi.resetModules();
  local.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const { setSession } = await import('../state.ts');
  setSession({ status: 'signed-in', user: { id: PERSON } as never });
  return {
    ...(await import('./approval.ts')),
    ...(await import('./open-vault.ts')),
    ...(await import('./device-vault.ts')),
  };
}
type Device = Awaited<ReturnType<typeof device>>;

/** A vault of the person's, as the server tells of it. */
async function vaultOf(vaultKey = newVaultKey()) {
  const { id, record } = await deriveKeys(vaultKey);
  const signed = await signRecord(record, {
    ...{ person: PERSON, state: 'on', complete: true, key: id, revision: 2 },
    ...{ at: '2026-11-26T08:00:00.000Z', previous: [] },
  });
  return {
    vaultKey,
    id,
    ways: { id, signed, wrappings: [] },
    told: { ...signed, key_id: id, wrappings: [] },
  };
}

let vault: Awaited<ReturnType<typeof vaultOf>>;
let approver: Device;
let requester: Device;

beforeEach(async () => {
  vault = await vaultOf();
  Object.assign(server, { request: undefined, vault: vault.told, calls: [], isAway: false });
  approver = await device();
  await approver.openVault(vault.vaultKey, vault.ways);
  requester = await device();
});

/** The request of the device on which the vault is closed, and the answer of the other one. */
async function begun() {
  const request = await requester.requestApproval();
  const waiting = await approver.waitingRequest();
  if (!waiting) throw new Error('nothing waits');
  return { request, answer: await approver.answerRequest(waiting) };
}

/** The same, up to where the code is shown. */
async function compared() {
  const both = await begun();
  expect(await both.answer.check()).toBe(false);
  const { code = '' } = await both.request.check();
  expect(await both.answer.check()).toBe(true);
  return { ...both, code };
}

const isOpen = async () => (await requester.deviceVault())?.keys !== undefined;
const endsAs = (why: string) => ({ name: 'ApprovalEnded', why });
const different = (code: string) => `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;

test('the vault opens on the device that asked, once each code was typed on the other device', async () => {
  const { request, answer: given, code } = await compared();
  expect(await request.open('000000')).toBe('wrong');
  const confirmation = await given.approve(code);
  expect(await request.check()).toEqual({ code, isAccepted: true });
  expect(await request.open(different(confirmation))).toBe('wrong');
  expect(await isOpen()).toBe(false);
  expect(await request.open(confirmation)).toBe('opened');
  expect(await requester.vaultKeyHere()).toEqual(vault.vaultKey);
  expect(server.request).toBeUndefined();
});

test('what one device says again, because it heard no answer, does no harm', async () => {
  const { request, answer: given, code } = await compared();
  server.isAway = true;
  await expect(given.approve(code)).rejects.toMatchObject({ status: 0 });
  await expect(request.check()).rejects.toMatchObject({ status: 0 });
  server.isAway = false;
  const confirmation = await given.approve(code);
  expect(await given.approve(code)).toBe(confirmation);
  await request.check();
  server.isAway = true;
  await expect(request.open(confirmation)).rejects.toMatchObject({ name: 'WaysUnknown' });
  server.isAway = false;
  expect(await request.open(confirmation)).toBe('opened');
});

test('the device that asks shows its key to nobody before it has seen the other one’s', async () => {
  const { request } = await begun();
  await request.check();
  expect(server.calls).not.toContain('PUT /api/vault/approvals/{id}/revealed-key');
  expect(JSON.stringify(server.request)).not.toMatch(/"revealed_key":"/);
});

test('a wrong code ends the request for good, and gives nothing away', async () => {
  const { request, answer: given, code } = await compared();
  await expect(given.approve(different(code))).rejects.toMatchObject(endsAs('wrong-code'));
  expect(server.request).toBeUndefined();
  for (const attempt of [given.approve(code), given.check()]) {
    await expect(attempt).rejects.toMatchObject(endsAs('wrong-code'));
  }
  await expect(request.check()).rejects.toMatchObject(endsAs('gone'));
  expect(server.calls).not.toContain('PUT /api/vault/approvals/{id}/wrapped-key');
});

test('a key to which the other device had not committed ends it before any code', async () => {
  const { answer: given } = await begun();
  await given.check();
  Object.assign(server.request ?? {}, { revealed_key: await publicKeyOf(await newPair()) });
  await expect(given.check()).rejects.toMatchObject(endsAs('wrong-key'));
  await expect(given.approve('123456')).rejects.toMatchObject(endsAs('wrong-key'));
});

test('of two devices that answer one goes on', async () => {
  const { answer: given } = await begun();
  await given.check();
  const waiting = await approver.waitingRequest();
  const second = waiting && (await approver.answerRequest(waiting));
  await expect(second?.check()).rejects.toMatchObject(endsAs('taken'));
});

test('a request ends by itself, with a connection or without', async () => {
  const { request } = await begun();
  server.isAway = true;
  const later = performance.now() + 10 * 60_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  await expect(request.check()).rejects.toMatchObject(endsAs('expired'));
  vi.restoreAllMocks();
});

test('an approval is given under the key that the vault had when it began', async () => {
  const { answer: given, code } = await compared();
  const next = await vaultOf();
  const later = await signRecord((await deriveKeys(next.vaultKey)).record, {
    ...{ person: PERSON, state: 'on', complete: true, key: next.id, revision: 1 },
    ...{ at: '2026-11-26T09:00:00.000Z', previous: [] },
  });
  vi.stubGlobal('indexedDB', new IDBFactory());
  await approver.openVault(next.vaultKey, { ...next.ways, signed: later });
  await expect(given.approve(code)).rejects.toMatchObject(endsAs('gone'));
});

/** The server plays the other device: it answers with a key of its own, and hands over a vault that it has made up. */
async function playApprover(
  request: Awaited<ReturnType<Device['requestApproval']>>,
  { vaultKey }: typeof vault,
) {
  const pair = await newPair();
  const approverKey = await publicKeyOf(pair);
  Object.assign(server.request ?? {}, { offered_key: approverKey });
  const { code = '' } = await request.check();
  const { id = '', revealed_key } = server.request ?? {};
  const { key_id = '' } = server.vault;
  const requesterKey = revealed_key ?? '';
  const agreement = { person: PERSON, id, requesterKey, approverKey, vault: key_id };
  const transcript = await transcriptOf(agreement);
  const carrier = await carrierOf(pair.privateKey, requesterKey, transcript);
  Object.assign(server.request ?? {}, { wrapped_key: await wrapForRequester(carrier, vaultKey, agreement) });
  expect(await request.check()).toEqual({ code, isAccepted: true });
  return { code, confirmation: confirmationFrom(transcript) };
}

test('a vault that the server has made up is not opened: no device of the person’s shows a code for it', async () => {
  const made = await vaultOf();
  server.vault = made.told;
  const request = await requester.requestApproval();
  const { code, confirmation } = await playApprover(request, made);
  // Whoever is asked for a code may have no other than the one that this device shows.
  for (const typed of [code, different(confirmation), '000000']) {
    expect(await request.open(typed)).toBe('wrong');
  }
  expect(await isOpen()).toBe(false);
});

test('a key of another vault than the one that was asked for opens nothing, whatever the server says of it later', async () => {
  const made = await vaultOf();
  const request = await requester.requestApproval();
  const { confirmation } = await playApprover(request, made);
  for (const told of [vault.told, made.told]) {
    server.vault = told;
    await expect(request.open(confirmation)).rejects.toMatchObject({ name: 'WrongVault' });
  }
  expect(await isOpen()).toBe(false);
});

test('the key of the other device is the one that was seen first', async () => {
  const { request, answer: given, code } = await compared();
  Object.assign(server.request ?? {}, { offered_key: await publicKeyOf(await newPair()) });
  expect((await request.check()).code).toBe(code);
  await given.approve(code);
});

test('what was changed on its way opens nothing, and ends the request', async () => {
  const { request, answer: given, code } = await compared();
  const confirmation = await given.approve(code);
  Object.assign(server.request ?? {}, { wrapped_key: toBase64(new Uint8Array(60)) });
  await request.check();
  await expect(request.open(confirmation)).rejects.toMatchObject(endsAs('wrong-key'));
  expect([server.request, await isOpen()]).toEqual([undefined, false]);
});

test('either device takes it back for both', async () => {
  const first = await compared();
  await first.request.cancel();
  await expect(first.answer.check()).rejects.toMatchObject(endsAs('gone'));
  const second = await compared();
  await second.answer.cancel();
  await expect(second.request.check()).rejects.toMatchObject(endsAs('gone'));
});

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['012345', '012345'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['', undefined],
])('typed %j, the code is %j', (typed, code) => {
  expect(requester.readCode(typed)).toBe(code);
});
