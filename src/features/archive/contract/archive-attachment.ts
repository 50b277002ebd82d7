import * as z from 'zod';
import { idSchema } from '../../../kernel/ids.ts';
import {
  ATTACHED_TABLES,
  BARS,
  DESCRIPTION_LENGTH,
  NAME_LENGTH,
  PICTURE_TYPES,
  RECORDING_TYPES,
  TRANSCRIPT_LENGTH,
} from '../../attachments/contract/limits.ts';
import { characterInvalid } from '../texts.ts';

/*
 * A picture or a recording as growth-loop.json has it, under `tables.attachments`. Its bytes are a file of the zip, and
 * its key stays where it is: whoever imports it seals the bytes under another one.
 */

const text = (limit: number) =>
  z
    .string()
    .max(limit)
    .refine((words) => words.isWellFormed(), characterInvalid);
const instant = z.iso.datetime();
/** SHA-256 in base64. */
const digest = z.string().regex(/^[A-Za-z0-9+/]{43}=$/);
const degrees = (most: number) => z.number().min(-most).max(most);

const ofEvery = {
  id: idSchema,
  of_table: z.enum(ATTACHED_TABLES),
  of_id: idSchema,
  name: text(NAME_LENGTH),
  /** Of the bytes in the file. */
  digest,
  /** Of the file that was brought in, where it was changed on the way. */
  source: digest.optional(),
  added: instant,
  taken: instant.optional(),
  /** Where the file is in the zip; null when it could not be had while the archive was made. */
  path: z.string().nullable(),
};

export const archiveAttachmentSchema = z.discriminatedUnion('kind', [
  z.object({
    ...ofEvery,
    kind: z.literal('picture'),
    type: z.enum(PICTURE_TYPES),
    description: text(DESCRIPTION_LENGTH),
    asked: z.boolean(),
    width: z.number().int().min(1),
    height: z.number().int().min(1),
    place: z.object({ latitude: degrees(90), longitude: degrees(180) }).optional(),
  }),
  z.object({
    ...ofEvery,
    kind: z.literal('recording'),
    type: z.enum(RECORDING_TYPES),
    transcript: text(TRANSCRIPT_LENGTH),
    seconds: z.number().min(0),
    bars: z.array(z.number().int().min(0).max(100)).max(BARS),
  }),
]);
export type ArchiveAttachment = z.output<typeof archiveAttachmentSchema>;
