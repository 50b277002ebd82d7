/*
 * The forms in which sealed texts travel. Whatever is readable is refused where a text must be sealed, so that a mistake
 * in a browser can never store it in the open.
 */
import * as z from 'zod';
import { ENVELOPE_4_BYTES, prefixOf } from './seal/format-4.ts';
import { paddedLength } from './seal/padding.ts';
import { CURRENT_FORMAT, ENVELOPE_BYTES, looksSealed, TEXT_LIMIT, VAULT_FORMAT } from './seal.ts';
import * as texts from './texts.ts';

/** Characters of base64 for as many bytes, and back. */
const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;
const bytesOf = (base64: string): number =>
  (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);

type Format = 2 | 3 | 4;

/** How the base64 of an envelope begins, by its version byte. */
const BEGINNINGS: Record<Format, RegExp> = { 2: /^A[g-v]/, 3: /^A[w-z0-9+/]/, 4: /^B[A-P]/ };

/** UTF-8 takes three bytes for a UTF-16 unit at most. */
const longestEnvelope = (limit: number, format: Format): number =>
  base64Length(
    format === VAULT_FORMAT ? ENVELOPE_4_BYTES + paddedLength(3 * limit + 1) : ENVELOPE_BYTES + 3 * limit,
  );

/** Whether something can be inside: of a vault nothing but a text that was padded. */
function holdsText(value: string, format: Format): boolean {
  if (format !== VAULT_FORMAT) return bytesOf(value) >= ENVELOPE_BYTES;
  const padded = bytesOf(value) - ENVELOPE_4_BYTES;
  return padded > 0 && padded === paddedLength(padded);
}

const beginsAs = (value: string, format: number): boolean =>
  BEGINNINGS[format as Format]?.test(value) ?? false;

const isEnvelope = (value: string, format: Format, limit: number): boolean =>
  beginsAs(value, format) &&
  value.length <= longestEnvelope(limit, format) &&
  looksSealed(value) &&
  holdsText(value, format);

/** What is said of a value that is not sealed as it should be. */
export const NOT_SEALED = texts.notSealed;

const sealedIn = (formats: readonly Format[], limit: number) =>
  z
    .string()
    .max(Math.max(...formats.map((format) => longestEnvelope(limit, format))))
    .refine((value) => formats.some((format) => isEnvelope(value, format, limit)), NOT_SEALED);

const TODAY = [CURRENT_FORMAT, VAULT_FORMAT] as const;

/** A sealed value of a text of TEXT_LIMIT characters at most. */
export const sealedSchema = sealedIn([...TODAY, 2], TEXT_LIMIT);

/** A value in one of the formats that are sealed in today, of a text of `limit` characters at most. */
export const sealedTodayOf = (limit: number) => sealedIn(TODAY, limit);

/** A value in one of the formats that are sealed in today, of a text of TEXT_LIMIT characters at most. */
export const sealedTodaySchema = sealedTodayOf(TEXT_LIMIT);

/** The formats that are sealed in today, one of which stands beside values sealed in it: the vault's, or the other. */
export const formatTodaySchema = z.union([z.literal(CURRENT_FORMAT), z.literal(VAULT_FORMAT)]);

/** The envelope that new values come in; 2 from browsers that have not reloaded yet. */
export const formatSchema = z.union([formatTodaySchema, z.literal(2)]);

/** Whether the values, which are sealed, are of that format. What is empty, or no text, is of any. */
export const areOfFormat = (format: number, values: readonly unknown[]): boolean =>
  values.every((value) => typeof value !== 'string' || value === '' || beginsAs(value, format));

/** Whether the columns are of the envelope that stands beside them. An empty column is of any. */
export const areOfTheirFormat =
  <Column extends string>(columns: readonly Column[]) =>
  (body: { format?: number | undefined } & { [Name in Column]?: unknown }): boolean =>
    body.format === undefined ||
    areOfFormat(
      body.format,
      columns.map((column) => body[column]),
    );

/** Whether the values, which are sealed, are under the vault's key of this id. What is empty, or no text, is under any. */
export function areUnderKey(keyId: string, values: readonly unknown[]): boolean {
  const prefix = prefixOf(keyId);
  return values.every((value) => typeof value !== 'string' || value === '' || value.startsWith(prefix));
}
