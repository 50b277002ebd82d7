/*
 * A backup's file: gzip of lines. The first says what follows, then come the tables, each a line with its name and its
 * rows as JSON strings of what Postgres writes for a whole row; the last line counts and digests what came before. It
 * gets its name only when it is whole and on the disk.
 */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { StartFailure } from '../../../src/server/start-failure.ts';

/** How many rows a table has, and the sum of their SHA-256 digests, which their order does not change. */
const tallySchema = z.object({ rows: z.number(), digest: z.string() });
export type Tally = z.infer<typeof tallySchema>;

const headSchema = z.object({
  growth_loop_backup: z.literal(1),
  made_at: z.string(),
  /** Digests of the migrations that made the tables, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
});
export type Head = z.infer<typeof headSchema>;

const endSchema = z.object({ tallies: z.record(z.string(), tallySchema), sha256: z.string() });

/** What a file yields: its head, rows of a table, and at last what they must add up to. */
export type Part = { head: Head } | { table: string; rows: string[] } | { tallies: Record<string, Tally> };

const ROWS_AT_ONCE = 500;
/** Characters of rows that are held at once. A piece of a file has half a million. */
export const CHARACTERS_AT_ONCE = 8_000_000;
const MODULUS = 1n << 256n;

export class Tallying {
  #rows = 0;
  #sum = 0n;

  add(rows: readonly string[]): void {
    for (const row of rows) {
      const digest = createHash('sha256').update(row).digest('hex');
      this.#sum = (this.#sum + BigInt(`0x${digest}`)) % MODULUS;
    }
    this.#rows += rows.length;
  }

  get tally(): Tally {
    return { rows: this.#rows, digest: this.#sum.toString(16).padStart(64, '0') };
  }
}

async function* asText(parts: AsyncIterable<Part>): AsyncGenerator<string> {
  const sha256 = createHash('sha256');
  let table: string | undefined;
  for await (const part of parts) {
    if ('tallies' in part) {
      yield `${JSON.stringify({ ...part, sha256: sha256.digest('hex') })}\n`;
      return;
    }
    const lines = 'head' in part ? [JSON.stringify(part.head)] : part.rows.map((row) => JSON.stringify(row));
    if ('table' in part && part.table !== table) lines.unshift(JSON.stringify({ table: part.table }));
    table = 'table' in part ? part.table : table;
    if (lines.length === 0) continue;
    const text = `${lines.join('\n')}\n`;
    sha256.update(text);
    yield text;
  }
}

/** @throws StartFailure when there is a file of that name; whatever reading `parts` throws */
export async function writeBackup(path: string, parts: AsyncIterable<Part>): Promise<void> {
  if (existsSync(path)) throw new StartFailure(`${path} already exists: name another file.`);
  const making = `${path}.${randomBytes(4).toString('hex')}.part`;
  try {
    await pipeline(
      Readable.from(asText(parts)),
      createGzip(),
      createWriteStream(making, { flags: 'wx', mode: 0o600, flush: true }),
    );
    // A link never replaces what has come there meanwhile.
    await link(making, path);
    await flushDirectory(dirname(path));
  } finally {
    await rm(making, { force: true });
  }
}

async function flushDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  await directory.sync().finally(() => directory.close());
}

async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  const text = createReadStream(path).pipe(createGunzip()).setEncoding('utf8');
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new SyntaxError('the last line is cut off');
}

/**
 * The parts of a backup, the last only if all that came before is as it was written.
 *
 * @throws StartFailure for a file that is damaged, cut off, or no backup
 */
export async function* readBackup(path: string): AsyncGenerator<Part> {
  if (!existsSync(path)) throw new StartFailure(`The file ${path} does not exist.`);
  let isWhole = false;
  try {
    for await (const part of partsOf(path)) {
      isWhole ||= 'tallies' in part;
      yield part;
    }
  } catch (error) {
    throw isOfTheFile(error) ? damaged(path) : error;
  }
  if (!isWhole) throw damaged(path);
}

const isZlib = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
const isOfTheFile = (error: unknown) =>
  error instanceof SyntaxError || error instanceof z.ZodError || isZlib(error);
const damaged = (path: string) =>
  new StartFailure(`${path} is not a complete backup: it is damaged or truncated. Use another one.`);

async function* partsOf(path: string): AsyncGenerator<Part> {
  const sha256 = createHash('sha256');
  let isFirst = true;
  let table = '';
  let rows: string[] = [];
  let characters = 0;
  let tallies: Record<string, Tally> | undefined;
  for await (const line of linesOf(path)) {
    if (tallies) throw new SyntaxError('something stands after the end');
    const said: unknown = JSON.parse(line);
    if (isFirst) yield { head: headSchema.parse(said) };
    else if (typeof said === 'string') {
      rows.push(said);
      characters += said.length;
    } else {
      if (rows.length > 0) yield { table, rows };
      rows = [];
      characters = 0;
      const end = endSchema.safeParse(said);
      if (end.success) {
        if (end.data.sha256 !== sha256.digest('hex')) throw new SyntaxError('another digest');
        tallies = end.data.tallies;
        continue;
      }
      table = z.object({ table: z.string() }).parse(said).table;
    }
    isFirst = false;
    sha256.update(`${line}\n`);
    if (rows.length < ROWS_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue;
    yield { table, rows };
    rows = [];
    characters = 0;
  }
  // Only now has gzip's own digest been seen too.
  if (tallies) yield { tallies };
}
