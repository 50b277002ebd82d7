/* Pictures and recordings as a device sends them: bytes in the shape of pieces, which nobody can open. */
import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { infoText } from '../../src/features/attachments/rules.ts';
import { newId } from '../../src/kernel/ids.ts';
import { toBase64 } from '../../src/kernel/seal/bytes.ts';
import { type FileSizes, pieceBytes } from '../../src/kernel/seal/file-sizes.ts';
import { padded } from '../../src/kernel/seal/padding.ts';
import {
  fileKeyOf,
  newFileKey,
  PIECE_BYTES,
  PIECE_OVERHEAD,
  piecesOf,
  sealPiece,
} from '../../src/kernel/seal/pieces.ts';
import type { Answer, Person, TestApp } from './app.ts';
import { sealedWords } from './remote-person.ts';
import { sealingOf } from './sealing.ts';

/** The sizes of a file of so many bytes, and of its preview. */
export function sizesOf(bytes: number, preview?: number): FileSizes {
  const { count, last } = piecesOf(bytes);
  const preview_bytes = preview === undefined ? 0 : piecesOf(preview).last + PIECE_OVERHEAD;
  return { pieces: count, last_bytes: last + PIECE_OVERHEAD, preview_bytes };
}

/** The smallest file that there is. */
const SMALL = sizesOf(10);

/** What is said of an attachment, as it travels. The same words are the same text. */
export function sealedInfo(words: string) {
  const { text: info, format } = sealedWords(words);
  return { info, format };
}

/** An attachment as it travels, without its id. */
export function sealedAttachment(words = 'A picture', sizes: FileSizes = SMALL) {
  const row = { of_table: 'journal_entries' as const, of_id: newId() };
  return { ...row, ...sealedInfo(words), file: newId(), ...sizes };
}
export type SealedAttachment = ReturnType<typeof sealedAttachment>;

/** Bytes in the shape of the piece of this number: the same for the same file and number. */
export function samplePiece(
  { file, ...sizes }: FileSizes & { file: string },
  number: number,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieceBytes(sizes, number) ?? 0);
  bytes.set(createHash('sha512').update(`${file} ${number}`).digest().subarray(0, bytes.length));
  bytes[0] = 1;
  return bytes;
}

/** Other bytes in the shape of the same piece. */
export function otherSamplePiece(
  file: FileSizes & { file: string },
  number: number,
): Uint8Array<ArrayBuffer> {
  const bytes = samplePiece(file, number);
  bytes.set(randomBytes(Math.min(64, bytes.length - 1)), 1);
  return bytes;
}

/** Sends bytes to an address as a device does: with the token to the server's own, without to any other. */
export async function sendBytes(
  app: Pick<TestApp, 'fetch'>,
  person: Person,
  { url, headers }: { url: string; headers: Record<string, string> },
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const init = { method: 'PUT', body: bytes };
  if (!url.startsWith('/')) return fetch(url, { ...init, headers });
  return app.fetch(url, { ...init, headers: { ...headers, authorization: `Bearer ${person.token}` } });
}

const TYPE = { 'content-type': 'application/octet-stream' };

/** Sends a piece to the server itself. */
export async function putPiece(
  app: Pick<TestApp, 'fetch'>,
  person: Person,
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Answer> {
  const answer = await sendBytes(app, person, { url: path, headers: TYPE }, bytes);
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

export async function readBytesAt(
  app: Pick<TestApp, 'fetch'>,
  person: Person,
  url: string,
): Promise<Response> {
  if (!url.startsWith('/')) return fetch(url);
  return app.fetch(url, { headers: { authorization: `Bearer ${person.token}` } });
}

export interface Located {
  number: number;
  stored: boolean;
  read: string | null;
  write: { url: string; headers: Record<string, string> } | null;
}

export async function located(person: Person, file: string): Promise<Located[]> {
  const { status, body } = await person.get(`/api/files/${file}/pieces`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.pieces;
}

/** Sends every piece that is missing: those given by their numbers, or any in the shape of one. */
export async function sendMissing(
  app: Pick<TestApp, 'fetch'>,
  person: Person,
  attachment: FileSizes & { file: string },
  pieces: ReadonlyMap<number, Uint8Array<ArrayBuffer>> = new Map(),
): Promise<void> {
  for (const { number, write } of await located(person, attachment.file)) {
    if (!write) continue;
    const answer = await sendBytes(app, person, write, pieces.get(number) ?? samplePiece(attachment, number));
    expect(answer.ok, await answer.text()).toBe(true);
  }
}

/** Sends the pieces of a file that is as small as `sealedAttachment` makes it. */
export const sendPieces = (app: Pick<TestApp, 'fetch'>, person: Person, file: string): Promise<void> =>
  sendMissing(app, person, { ...SMALL, file });

/** A picture that is really sealed, as its person's device seals it. */
export interface SealedFile {
  id: string;
  attachment: SealedAttachment;
  pieces: ReadonlyMap<number, Uint8Array<ArrayBuffer>>;
}

/** A picture of somewhat more than one piece. */
export async function sealedFile(person: Person): Promise<SealedFile> {
  const [id, file, key, bytes] = [newId(), newId(), newFileKey(), randomBytes(300_000)];
  const text = infoText({
    ...{
      kind: 'picture',
      name: 'Sea.jpg',
      type: 'image/jpeg',
      width: 4,
      height: 3,
      description: '',
      asked: false,
    },
    ...{
      size: bytes.length,
      digest: createHash('sha256').update(bytes).digest('base64'),
      key: toBase64(key),
    },
    ...{ added: '2026-11-01T08:00:00.000Z', preview: { size: 0, type: 'image/jpeg' } },
  });
  const { info } = await (await sealingOf(person)).row('attachments', id, { info: text });
  const sizes = sizesOf(bytes.length);
  const whole = padded(bytes);
  const sealed = Array.from({ length: sizes.pieces }, async (_, index) => {
    const part = whole.slice(index * PIECE_BYTES, (index + 1) * PIECE_BYTES);
    const place = { file, number: index + 1, count: sizes.pieces, person: person.userId };
    return [index + 1, await sealPiece(await fileKeyOf(key), part, place)] as const;
  });
  const attachment = {
    of_table: 'journal_entries' as const,
    of_id: newId(),
    info,
    format: 3 as const,
    file,
    ...sizes,
  };
  return { id, attachment, pieces: new Map(await Promise.all(sealed)) };
}

/** Adds an attachment with all its pieces, as a device does. Answers its id. */
export async function attach(
  app: Pick<TestApp, 'fetch'>,
  person: Person,
  attachment: SealedAttachment = sealedAttachment(),
  { id = newId(), pieces }: Partial<SealedFile> = {},
): Promise<string> {
  const added = await person.put(`/api/attachments/${id}`, attachment);
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  await sendMissing(app, person, attachment, pieces);
  const finished = await person.post(`/api/files/${attachment.file}/finish`);
  expect(finished.status, JSON.stringify(finished.body)).toBe(200);
  return id;
}
