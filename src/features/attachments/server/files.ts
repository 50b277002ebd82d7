/* The pieces of files: where they are, reading and writing those in the table, and when a file is complete. */
import { AppError, invalid, notFound } from '../../../kernel/errors.ts';
import type { AnswerOf, Parsed } from '../../../kernel/route.ts';
import { pieceBytes, pieceNumbers } from '../../../kernel/seal/file-sizes.ts';
import { looksLikePiece } from '../../../kernel/seal/pieces.ts';
import { AfterCommit } from '../../../server/api.ts';
import type { Actor, Database } from '../../../server/database.ts';
import { statement } from '../../../server/statement.ts';
import {
  ATTACHMENT_CODES,
  type Attachment,
  type finishFile,
  type locatePieces,
  type pieceParams,
} from '../contract.ts';
import { texts } from '../spoken-texts.ts';
import { ownAddress, type PieceLengths, type PieceStore } from './piece-store.ts';
import { columns } from './rows.ts';

type PieceParams = Parsed<typeof pieceParams>;
type Located = AnswerOf<typeof locatePieces>;
type Finished = AnswerOf<typeof finishFile>;

const attachmentOf = statement<Attachment>('file-attachment').sql(
  `select ${columns} from attachments where user_id = :userId and file = :file`,
);
const lengthsInTable = statement<{ number: number; bytes: number }>('file-pieces').sql(
  'select number, octet_length(bytes) as bytes from file_pieces where user_id = :userId and file = :file',
);

/** The attachment that a file is of, and which of its pieces are in the table. @throws AppError 404 */
async function readFile(
  actor: Actor,
  file: string,
): Promise<{ attachment: Attachment; inTable: PieceLengths }> {
  const { userId } = actor;
  const found = await actor.run({
    attachment: attachmentOf({ userId, file }),
    pieces: lengthsInTable({ userId, file }),
  });
  const [attachment] = found.attachment;
  if (!attachment) throw notFound(texts.fileNotFound);
  return { attachment, inTable: new Map(found.pieces.map(({ number, bytes }) => [number, bytes])) };
}

const has = (attachment: Attachment, lengths: PieceLengths, number: number): boolean =>
  lengths.get(number) === pieceBytes(attachment, number);
const hasAll = (attachment: Attachment, lengths: PieceLengths): boolean =>
  pieceNumbers(attachment).every((number) => has(attachment, lengths, number));

/** The gate's name is the billing feature's to choose. It stands in the statement's name too, as each name has one text. */
const mayWrite = (gate: string) =>
  statement<{ may: boolean }>(`file-may-write-${gate}`).sql(
    `select ${gate}(:userId::uuid, 'writing', :now::timestamptz) as may`,
    ['userId', 'now'],
  );

/** Where each piece of a file is read, or written while it is missing. @throws AppError 404 */
export async function locate(
  actor: Actor,
  file: string,
  { pieces: store, database }: { pieces: PieceStore; database: Database },
): Promise<AfterCommit<Located>> {
  const { userId, now } = actor;
  const [{ attachment, inTable }, [allowed]] = await Promise.all([
    readFile(actor, file),
    actor.run(mayWrite(database.gate)({ userId, now: now.toISOString() })),
  ]);
  const named = { userId, file };
  return new AfterCommit(async () => {
    const elsewhere = await store.lengthsOf(named);
    const located = pieceNumbers(attachment).map(async (number) => {
      const isInTable = has(attachment, inTable, number);
      const stored = isInTable || has(attachment, elsewhere, number);
      const bytes = pieceBytes(attachment, number) ?? 0;
      return {
        number,
        stored,
        read: stored
          ? await (isInTable ? ownAddress(named, number) : store.readAddress(named, number))
          : null,
        write: stored || !allowed?.may ? null : await store.writeAddress(named, number, bytes),
      };
    });
    return { pieces: await Promise.all(located) };
  });
}

const pieceInTable = statement<{ bytes: Uint8Array }>('file-piece').sql(
  'select bytes from file_pieces where user_id = :userId and file = :file and number = :number',
);

/** @throws AppError 404 when it is not in the table */
export async function read(actor: Actor, { file, number }: PieceParams): Promise<Uint8Array> {
  const [piece] = await actor.finish(pieceInTable({ userId: actor.userId, file, number }));
  if (!piece) throw notFound(texts.pieceNotFound);
  return piece.bytes;
}

const insertedPiece = statement('file-piece-insert').sql(`
    insert into file_pieces (user_id, file, number, bytes, created_at)
    select :userId, :file, :number, :bytes, :now from attachments where user_id = :userId and file = :file
    on conflict (user_id, file, number) do nothing`);

/** Stores a piece in the table; the first that arrives stays. @throws AppError 404 when no attachment has such a piece; 400 */
export async function write(
  actor: Actor,
  { file, number }: PieceParams,
  { bytes, pieces: store }: { bytes: Uint8Array; pieces: PieceStore },
): Promise<undefined> {
  const { userId, now } = actor;
  const [attachment] = await actor.run(attachmentOf({ userId, file }));
  const length = attachment && pieceBytes(attachment, number);
  if (length === undefined) throw notFound(texts.fileNotFound);
  if (!store.isTable) throw notFound(texts.pieceNotFound);
  if (!looksLikePiece(bytes, length)) throw invalid(texts.pieceNotSealed);
  await actor.finish(insertedPiece({ userId, file, number, bytes, now: now.toISOString() }));
  return undefined;
}

/** A write like any other: the feed tells the person's devices that the file can be read. */
const markedStored = statement<Attachment>('file-stored').sql(`
    update attachments set stored_at = :now, updated_at = :now
    where user_id = :userId and file = :file returning ${columns}`);

async function markStored({ userId, now, run }: Actor, file: string): Promise<Finished> {
  const [attachment] = await run(markedStored({ userId, file, now: now.toISOString() }));
  if (!attachment) throw notFound(texts.fileNotFound);
  return { attachment };
}

const piecesMissing = () => new AppError(409, ATTACHMENT_CODES.piecesMissing, texts.piecesMissing);

/** Notes that a file is complete, if it is. @throws AppError 404; 409 while pieces are missing */
export async function finish(
  actor: Actor,
  file: string,
  { pieces: store, database }: { pieces: PieceStore; database: Database },
): Promise<Finished | AfterCommit<Finished>> {
  const { attachment, inTable } = await readFile(actor, file);
  if (attachment.stored_at !== null) return { attachment };
  if (hasAll(attachment, inTable)) return markStored(actor, file);
  if (store.isTable) throw piecesMissing();
  const { userId, now } = actor;
  return new AfterCommit(async () => {
    const elsewhere = await store.lengthsOf({ userId, file });
    if (!hasAll(attachment, new Map([...elsewhere, ...inTable]))) throw piecesMissing();
    return database.asJob(userId, now, (owner) => markStored(owner, file));
  });
}
