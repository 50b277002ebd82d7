import type pg from 'pg';
import { readInfo } from '../../../src/features/attachments/rules.ts';
import { fromBase64 } from '../../../src/kernel/seal/bytes.ts';
import { fileKeyOf, openPiece, PREVIEW } from '../../../src/kernel/seal/pieces.ts';
import { CURRENT_FORMAT } from '../../../src/kernel/seal.ts';
import { openRow } from '../../../src/kernel/sealed-row.ts';

/** The files of a person that are opened, those that came last. */
const FILES = 20;

interface StoredFile {
  id: string;
  info: string;
  format: number;
  file: string;
  pieces: number;
}

export interface OpenedFiles {
  /** Files of which every piece opens. */
  opened: number;
  /** Files of which a piece is missing or does not open. */
  broken: number;
  /** Files of which no piece is in the database: a bucket has them. */
  elsewhere: number;
}

export const noFiles = (): OpenedFiles => ({ opened: 0, broken: 0, elsewhere: 0 });

/** Opens a person's files, as their devices do. Only those devices can open what is in a vault. */
export async function openFiles(client: pg.ClientBase, person: string, key: CryptoKey): Promise<OpenedFiles> {
  const { rows } = await client.query<StoredFile>(
    `select id, info, format, file, pieces from public.attachments
      where user_id = $1 and stored_at is not null and format = $2 order by stored_at desc limit $3`,
    [person, CURRENT_FORMAT, FILES],
  );
  const found = noFiles();
  for (const row of rows) found[await stateOf(client, person, { row, key })] += 1;
  return found;
}

async function stateOf(
  client: pg.ClientBase,
  person: string,
  { row, key }: { row: StoredFile; key: CryptoKey },
): Promise<keyof OpenedFiles> {
  const { rows: pieces } = await client.query<{ number: number; bytes: Uint8Array }>(
    'select number, bytes from public.file_pieces where user_id = $1 and file = $2 order by number',
    [person, row.file],
  );
  if (pieces.length === 0) return 'elsewhere';
  const { info } = await openRow(key, person, 'attachments', row);
  const said = readInfo(info);
  if (!said || pieces.filter(({ number }) => number !== PREVIEW).length !== row.pieces) return 'broken';
  try {
    const fileKey = await fileKeyOf(fromBase64(said.key));
    for (const { number, bytes } of pieces) {
      await openPiece(fileKey, new Uint8Array(bytes), { file: row.file, number, count: row.pieces, person });
    }
    return 'opened';
  } catch {
    return 'broken';
  }
}
