import * as z from 'zod';
import { CURRENT_FORMAT, ENVELOPE_BYTES, looksSealed, TEXT_LIMIT } from './seal.ts';

/** Version byte and IV take 13 bytes and the tag 16, so nothing shorter can be an envelope. */
const SHORTEST_ENVELOPE = Math.ceil(ENVELOPE_BYTES / 3) * 4;
/** Four bytes for each character at most, and base64 makes four characters of three bytes. */
const LONGEST_ENVELOPE = Math.ceil((ENVELOPE_BYTES + 4 * TEXT_LIMIT) / 3) * 4;
/** Base64 of a first byte 2 begins with A and one of g to v. */
const FIRST_BYTE_IS_2 = /^A[g-v]/;

/**
 * A value sealed in the current format. Whatever is readable is refused, so that a mistake in a browser can
 * never store text in the open.
 */
export const sealedSchema = z
  .string()
  .min(SHORTEST_ENVELOPE)
  .max(LONGEST_ENVELOPE)
  .refine((value) => FIRST_BYTE_IS_2.test(value) && looksSealed(value), 'Not a sealed value');

/** The envelope that new values come in. */
export const formatSchema = z.literal(CURRENT_FORMAT);
