import * as z from 'zod';
import { idSchema, rowParams } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';
import { areSizesPossible } from '../../kernel/seal/file-sizes.ts';
import { PIECE_BYTES, PIECE_OVERHEAD, PREVIEW } from '../../kernel/seal/pieces.ts';
import { areOfTheirFormat, formatTodaySchema, NOT_SEALED, sealedTodayOf } from '../../kernel/sealed-text.ts';
import { ATTACHED_TABLES, INFO_LENGTH, PIECES } from './contract/limits.ts';
import { sizesNotPossible } from './texts.ts';

export * from './contract/codes.ts';
export * from './contract/limits.ts';

const areSealed = areOfTheirFormat(['info']);
const info = { info: sealedTodayOf(INFO_LENGTH), format: formatTodaySchema };

/** Bytes of a sealed piece. */
const pieceBytes = z
  .number()
  .int()
  .min(PIECE_OVERHEAD + 1)
  .max(PIECE_BYTES + PIECE_OVERHEAD);

/** Of which bytes an attachment consists. They are sealed under a key that `info` holds (kernel/seal/pieces.ts). */
const file = {
  /** The id of its bytes. Other bytes have another id, so a piece is never written over. */
  file: idSchema,
  /** How many pieces there are, without the preview. All but the last have PIECE_BYTES + PIECE_OVERHEAD bytes. */
  pieces: z.number().int().min(1).max(PIECES),
  last_bytes: pieceBytes,
  /** 0 when it has no preview. */
  preview_bytes: pieceBytes.or(z.literal(0)),
};

export const attachmentSchema = z.object({
  id: idSchema,
  /** The row that it belongs to, which may be still to come. */
  of_table: z.enum(ATTACHED_TABLES),
  of_id: idSchema,
  /** What it is, sealed in the envelope that `format` names: JSON as rules/attachment-info.ts reads it. */
  info: z.string(),
  format: z.number().int(),
  file: idSchema,
  pieces: z.number().int(),
  last_bytes: z.number().int(),
  preview_bytes: z.number().int(),
  /** When the last piece had arrived; null until then. */
  stored_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

const attachment = z.object({ attachment: attachmentSchema });
const TAG = 'attachments';

/** Also puts back one that was deleted: within a day with all its pieces. */
export const addAttachment = defineRoute({
  method: 'put',
  path: '/api/attachments/{id}',
  access: 'writing',
  tag: TAG,
  summary:
    'Adds a picture or a recording to a row, before its pieces arrive. One that has the id already stays as it is. Refused with too_many_attachments (409) and storage_full (413).',
  params: rowParams,
  body: z
    .object({ of_table: z.enum(ATTACHED_TABLES), of_id: idSchema, ...info, ...file })
    .refine(areSealed, NOT_SEALED)
    .refine(areSizesPossible, sizesNotPossible),
  answer: attachment,
});

export const changeAttachment = defineRoute({
  method: 'patch',
  path: '/api/attachments/{id}',
  access: 'writing',
  tag: TAG,
  summary: 'Replaces what is said of an attachment: its description, or the text beside a recording.',
  params: rowParams,
  body: z.object(info).refine(areSealed, NOT_SEALED),
  answer: attachment,
});

export const deleteAttachment = defineRoute({
  method: 'delete',
  path: '/api/attachments/{id}',
  tag: TAG,
  summary: 'Deletes an attachment. Its pieces go a day later.',
  params: rowParams,
});

const fileParams = z.object({ file: idSchema });
const pieceNumber = z.coerce.number().int().min(PREVIEW).max(PIECES);
export const pieceParams = z.object({ file: idSchema, number: pieceNumber });

/** Where the pieces of a file are, and where those go that are missing. An address that begins with / is the server's own. */
export const locatePieces = defineRoute({
  method: 'get',
  path: '/api/files/{file}/pieces',
  tag: TAG,
  summary:
    'Where the pieces of a file are read and written. Addresses of another host hold for ten minutes and want no token.',
  params: fileParams,
  answer: z.object({
    pieces: z.array(
      z.object({
        number: z.number().int(),
        stored: z.boolean(),
        /** Where it is read; null while it is not stored. */
        read: z.string().nullable(),
        /** Where it is written by PUT, with these headers; null once it is stored, or when the person may not write. */
        write: z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }).nullable(),
      }),
    ),
  }),
});

export const readPiece = defineRoute({
  method: 'get',
  path: '/api/files/{file}/pieces/{number}',
  tag: TAG,
  summary: 'A sealed piece of a file, where the server itself keeps them.',
  params: pieceParams,
  answersBytes: true,
});

/** The first one that arrives stays. */
export const writePiece = defineRoute({
  method: 'put',
  path: '/api/files/{file}/pieces/{number}',
  access: 'writing',
  tag: TAG,
  summary:
    'Stores a sealed piece of a file, where the server itself keeps them. One that is there stays as it is.',
  params: pieceParams,
  takesBytes: PIECE_BYTES + PIECE_OVERHEAD,
});

export const finishFile = defineRoute({
  method: 'post',
  path: '/api/files/{file}/finish',
  access: 'writing',
  tag: TAG,
  summary:
    'Looks whether all pieces of a file have arrived, and notes it. Refused with pieces_missing (409) while some have not.',
  params: fileParams,
  answer: attachment,
});

/** What a person's files take, and may take, in bytes. */
export const readStorage = defineRoute({
  method: 'get',
  path: '/api/files/storage',
  tag: TAG,
  summary: 'How many bytes the person’s files take as they are stored, and how many they may take.',
  answer: z.object({ used: z.number().int(), quota: z.number().int() }),
});
