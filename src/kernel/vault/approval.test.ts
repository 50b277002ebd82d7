import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from '../seal/bytes.ts';
import {
  type Agreement,
  carrierOf,
  codeFrom,
  commitmentTo,
  confirmationFrom,
  newPair,
  publicKeyOf,
  transcriptOf,
  unwrapFromApprover,
  wrapForRequester,
} from './approval.ts';
import { newVaultKey } from './vault-key.ts';

const NAME = { person: 'ann', id: '01900000-0000-7000-8000-000000000001' };
const VAULT = '0123456789abcdef';

async function device() {
  const pair = await newPair();
  return { pair, key: await publicKeyOf(pair) };
}

const [requester, approver, server] = [await device(), await device(), await device()];

/** What a device takes for agreed, by the keys that it has seen. */
const agreed = (keys: Partial<Agreement> = {}): Agreement => ({
  ...NAME,
  requesterKey: requester.key,
  approverKey: approver.key,
  vault: VAULT,
  ...keys,
});

const codeOf = async (agreement: Agreement) => codeFrom(await transcriptOf(agreement));

test('the vault key goes from one device to the other, and both have the same code', async () => {
  const vaultKey = newVaultKey();
  const transcript = await transcriptOf(agreed());
  const sending = await carrierOf(approver.pair.privateKey, requester.key, transcript);
  const receiving = await carrierOf(requester.pair.privateKey, approver.key, transcript);
  const wrapped = await wrapForRequester(sending, vaultKey, agreed());
  expect(await unwrapFromApprover(receiving, wrapped, agreed())).toEqual(vaultKey);
  expect([codeFrom(transcript), confirmationFrom(transcript)]).toEqual([
    expect.stringMatching(/^\d{6}$/),
    expect.stringMatching(/^\d{6}$/),
  ]);
  expect(sending.extractable).toBe(false);
  expect(requester.pair.privateKey.extractable).toBe(false);
});

// What the requester takes for agreed beside what the approver does, with a server between them.
test.each<[string, Partial<Agreement>, Partial<Agreement>]>([
  ['puts its own key in the place of the approver’s', { approverKey: server.key }, {}],
  ['puts its own key in the place of the requester’s', {}, { requesterKey: server.key }],
  ['puts its own key in the place of both', { approverKey: server.key }, { requesterKey: server.key }],
  ['names another request', {}, { id: '01900000-0000-7000-8000-000000000002' }],
  ['names another person', { person: 'bob' }, {}],
  ['names another vault', { vault: 'fedcba9876543210' }, {}],
])('a server that %s gives the devices different codes', async (_, there, here) => {
  expect(await transcriptOf(agreed(there))).not.toEqual(await transcriptOf(agreed(here)));
  expect(await codeOf(agreed(there))).not.toBe(await codeOf(agreed(here)));
});

test('a commitment is to one key, for one request of one person', async () => {
  const given = await commitmentTo(NAME, requester.key);
  expect(await commitmentTo(NAME, requester.key)).toBe(given);
  expect(fromBase64(given)).toHaveLength(32);
  const others = [
    commitmentTo(NAME, server.key),
    commitmentTo({ ...NAME, person: 'bob' }, requester.key),
    commitmentTo({ ...NAME, id: '01900000-0000-7000-8000-000000000002' }, requester.key),
  ];
  for (const other of others) expect(await other).not.toBe(given);
});

test('what was wrapped opens with no other key, for no other request or vault, and not once a bit is another', async () => {
  const transcript = await transcriptOf(agreed());
  const sending = await carrierOf(approver.pair.privateKey, requester.key, transcript);
  const wrapped = await wrapForRequester(sending, newVaultKey(), agreed());
  const receiving = await carrierOf(requester.pair.privateKey, approver.key, transcript);
  const otherTranscript = await transcriptOf(agreed({ approverKey: server.key }));
  const strangers = [
    await carrierOf(server.pair.privateKey, approver.key, transcript),
    await carrierOf(requester.pair.privateKey, server.key, transcript),
    await carrierOf(requester.pair.privateKey, approver.key, otherTranscript),
  ];
  for (const carrier of strangers) {
    await expect(unwrapFromApprover(carrier, wrapped, agreed())).rejects.toThrow();
  }
  for (const other of [{ person: 'bob' }, { id: 'x' }, { vault: 'fedcba9876543210' }]) {
    await expect(unwrapFromApprover(receiving, wrapped, agreed(other))).rejects.toThrow();
  }
  const bytes = fromBase64(wrapped);
  for (let at = 0; at < bytes.length; at++) {
    const spoilt = bytes.slice();
    spoilt[at] = (spoilt[at] ?? 0) ^ 1;
    await expect(unwrapFromApprover(receiving, toBase64(spoilt), agreed())).rejects.toThrow();
  }
});

test.each([
  ['all zeros', new Uint8Array(32)],
  ['a point of low order', new Uint8Array(32).fill(1, 0, 1)],
  ['too few bytes', new Uint8Array(31).fill(9)],
])('a public key of %s, which would make the secret known, is refused', async (_, key) => {
  const transcript = await transcriptOf(agreed());
  await expect(carrierOf(requester.pair.privateKey, toBase64(key), transcript)).rejects.toThrow();
});

test.each([
  ['00000000000f423f', '999999'],
  ['00000000000f4240', '000000'],
  ['0000000000000001', '000001'],
  ['ffffffffffffffff', '551615'],
])('eight bytes of a transcript, %s, are the code %s; the next ones are the other code', (hex, code) => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text.padEnd(64, 'a'), 'hex'));
  expect(codeFrom(bytes(hex))).toBe(code);
  expect(confirmationFrom(bytes(`${'a'.repeat(16)}${hex}`))).toBe(code);
});
