/*
 * The forms in which sealed texts travel. Whatever is readable is refused where a text must be sealed, so that a mistake
 * in a browser can never store it in the open.
 */
import * as z from 'zod';
import { CURRENT_FORMAT, ENVELOPE_BYTES, looksSealed, TEXT_LIMIT } from './seal.ts';
import * as texts from './texts.ts';

/** Characters of base64 for as many bytes. */
const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** Version byte and IV take 13 bytes and the tag 16, so nothing shorter can be an envelope. */
const SHORTEST_ENVELOPE = base64Length(ENVELOPE_BYTES);
/** UTF-8 takes three bytes for a UTF-16 unit at most. */
const longestEnvelope = (limit: number): number => base64Length(ENVELOPE_BYTES + 3 * limit);

/** How the base64 of an envelope begins, by its version byte. */
const BEGINNINGS: Record<number, RegExp> = { 2: /^A[g-v]/, 3: /^A[w-z0-9+/]/ };

const isEnvelope = (value: string, format: number): boolean =>
  value.length >= SHORTEST_ENVELOPE && Boolean(BEGINNINGS[format]?.test(value)) && looksSealed(value);

/** What is said of a value that is not sealed as it should be. */
export const NOT_SEALED = texts.notSealed;

/** A sealed value of a text of TEXT_LIMIT characters at most. */
export const sealedSchema = z
  .string()
  .max(longestEnvelope(TEXT_LIMIT))
  .refine((value) => isEnvelope(value, CURRENT_FORMAT) || isEnvelope(value, 2), NOT_SEALED);

/** A value sealed in the present format, of a text of `limit` characters at most. */
export const sealedTodayOf = (limit: number) =>
  z
    .string()
    .max(longestEnvelope(limit))
    .refine((value) => isEnvelope(value, CURRENT_FORMAT), NOT_SEALED);

/** A value sealed in the present format, of a text of TEXT_LIMIT characters at most. */
export const sealedTodaySchema = sealedTodayOf(TEXT_LIMIT);

/** The present format, which stands beside values sealed in it. */
export const formatTodaySchema = z.literal(CURRENT_FORMAT);

/** The envelope that new values come in; 2 from browsers that have not reloaded yet. */
export const formatSchema = z.union([formatTodaySchema, z.literal(2)]);

/** Whether the columns are of the envelope that stands beside them. An empty column is of any. */
export const areOfTheirFormat =
  <Column extends string>(columns: readonly Column[]) =>
  (body: { format: number } & Partial<Record<Column, string>>): boolean =>
    columns.every((column) => !body[column] || isEnvelope(body[column], body.format));
