/*
 * node test/security/open-dump.ts <file>: what whoever has the whole database and every secret of the server can open.
 *
 * It is written from docs/encryption.md with node:crypto alone, and knows neither the product's modules nor its list of
 * columns: every value of every table that could be an envelope is tried, with every key that follows from what is there.
 * The file holds all rows as JSON, the secrets of the server's settings and whatever else it is told (the password), and
 * a passphrase, which nobody but the person has: it shows that what the other keys do not open could be opened. Writes
 * JSON to the standard output: each value, and its text and which kind of key opened it.
 */
import { argon2Sync, createDecipheriv, createHash, hkdfSync, pbkdf2Sync } from 'node:crypto';
import { readFileSync } from 'node:fs';

type Row = Record<string, unknown>;

interface Dump {
  tables: Record<string, Row[]>;
  secrets: string[];
  passphrase: string;
}

/** A value that looks like an envelope, and the place that it would be bound to. */
interface Sealed {
  /** Where it stands. */
  stands: string;
  table: string;
  column: string;
  row: string;
  person: string;
  bytes: Buffer;
}

/** A key of 32 bytes, and where it comes from. */
interface Key {
  by: string;
  bytes: Buffer;
}

// Most keys open nothing, and nobody reads why.
Error.stackTraceLimit = 0;
const KEY_BYTES = 32;
const { tables, secrets, passphrase }: Dump = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));

/* What is there */

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** An IV and a tag around nothing. */
const SHORTEST = 28;
const rowsOf = (table: string): Row[] => tables[table] ?? [];
const people = rowsOf('auth.user').map(({ id }) => String(id));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Every text in a value, also in JSON that lies there as text. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  if (typeof value !== 'string') return [];
  return /^[[{]/.test(value) ? [value, ...textsIn(parsed(value))] : [value];
}

const textsOfTables = (isMeant: (name: string) => boolean): string[] =>
  Object.entries(tables).flatMap(([name, rows]) => (isMeant(name) ? rows.flatMap(textsIn) : []));

/** How a row is called in the place of its texts. */
function nameOf(table: string, { id, week, date }: Row): string {
  if (table === 'profiles') return 'own';
  return String(id ?? week ?? date ?? 'own');
}

function sealedIn(stands: string, row: Row): Sealed[] {
  const table = stands.split('.')[1] ?? '';
  const owner = String(people.includes(String(row.user_id)) ? row.user_id : row.id);
  const own = { table, row: nameOf(table, row), columns: row };
  // An earlier version is JSON of the columns of another row, in whose place they open.
  const { columns } = (parsed(String(row.text)) ?? {}) as { columns?: Row };
  const of = String(row.of_table);
  const former = columns ? [{ table: of, row: nameOf(of, { id: row.of_id }), columns }] : [];
  return [own, ...former].flatMap((place) =>
    Object.entries(place.columns).flatMap(([column, value]) => {
      if (typeof value !== 'string' || !BASE64.test(value)) return [];
      const bytes = Buffer.from(value, 'base64');
      const persons = people.includes(owner) ? [owner] : people;
      return bytes.length < SHORTEST
        ? []
        : persons.map((person) => ({ stands, table: place.table, column, row: place.row, person, bytes }));
    }),
  );
}

/* Which keys follow from it */

const hkdf = (secret: Buffer, word: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `growth-loop vault ${word}`, KEY_BYTES));

function decrypted(key: Buffer, bytes: Buffer, aad?: string): Buffer | undefined {
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
    if (aad !== undefined) cipher.setAAD(Buffer.from(aad));
    cipher.setAuthTag(bytes.subarray(-16));
    return Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]);
  } catch {
    return undefined;
  }
}

const isKey = ({ length }: Buffer): boolean => length === KEY_BYTES;
const masterKeys = secrets.map((secret) => Buffer.from(secret, 'base64')).filter(isKey);

/** What lies under the master key, bound to this. */
function unwrapped(wrapped: unknown, boundTo: string): Buffer[] {
  const bytes = Buffer.from(String(wrapped).split('.').at(-1) ?? '', 'base64');
  return masterKeys.flatMap((key) => decrypted(key, bytes, boundTo) ?? []);
}

const salts = rowsOf('auth.entry_key').flatMap(({ user_id, wrapped_salt }) =>
  unwrapped(wrapped_salt, String(user_id)),
);

/** Every person's id with every salt: a key that followed from another's salt would be found, too. */
const entryKeys = salts.flatMap((salt) =>
  people.map((person): Key => {
    return { by: 'entry key', bytes: pbkdf2Sync(person, salt, 100_000, KEY_BYTES, 'sha256') };
  }),
);

/** All that a text could stand for in 32 bytes: as it is, in base64 or hexadecimal, whole or one part of it. */
function keysIn(text: string): Buffer[] {
  const parts = [text, ...text.split(/[$.:,]/), text.replace(/^\\x/, '')];
  const readings = (['utf8', 'base64', 'base64url', 'hex'] as const).flatMap((encoding) =>
    parts.map((part) => Buffer.from(part, encoding)),
  );
  return readings.filter(isKey);
}

/** Whatever could be a secret: what lies under the master key, what looks like a key, and digests of what is known. */
const guesses = [
  ...new Map(
    [
      ...masterKeys,
      ...salts,
      ...entryKeys.map(({ bytes }) => bytes),
      ...rowsOf('auth.product_key').flatMap(({ name, wrapped }) => unwrapped(wrapped, String(name))),
      ...[...secrets, ...textsOfTables(() => true)].flatMap(keysIn),
      ...[...secrets, ...textsOfTables((name) => name.startsWith('auth.'))].map((text) =>
        createHash('sha256').update(text).digest(),
      ),
    ].map((bytes) => [bytes.toString('hex'), bytes]),
  ).values(),
];

/* What opens a vault */

interface Wrapping {
  user_id: string;
  key_id: string;
  kind: string;
  params: { salt: string; memory: number; passes: number; credential: string };
  wrapped: string;
}

function vaultKey({ user_id, key_id, kind, params, wrapped }: Wrapping, secret: Buffer): Buffer | undefined {
  const { salt, memory, passes, credential } = params;
  const inOrder = { passphrase: { salt, memory, passes }, passkey: { credential, salt } }[kind] ?? {};
  const aad = JSON.stringify(['growth-loop vault wrapping 1', user_id, key_id, kind, inOrder]);
  return decrypted(hkdf(secret, kind), Buffer.from(wrapped, 'base64'), aad);
}

function secretOf(typed: string, { salt, memory, passes }: Wrapping['params']): Buffer {
  const cost = { memory, passes, parallelism: 1, tagLength: KEY_BYTES };
  const given = { message: typed.normalize('NFKC'), nonce: Buffer.from(salt, 'base64') };
  return argon2Sync('argon2id', { ...given, ...cost });
}

/** What the server has of a person, in the place of the passphrase that it has not. */
const typedGuesses = ({ user_id }: Wrapping): string[] => {
  const known = [
    rowsOf('auth.account').find((row) => row.user_id === user_id)?.password,
    rowsOf('auth.user').find((row) => row.id === user_id)?.email,
  ];
  return [...secrets, user_id, ...known.map(String)];
};

const vaultKeys = (rowsOf('public.vault_wrappings') as unknown as Wrapping[]).flatMap((wrapping): Key[] => {
  const isTyped = wrapping.kind === 'passphrase';
  const derive = (typed: string): Buffer => secretOf(typed, wrapping.params);
  const tried = [
    ...guesses.map((secret) => ({ by: 'guess', secret })),
    ...(isTyped ? typedGuesses(wrapping) : []).map((typed) => ({ by: 'guess', secret: derive(typed) })),
    ...(isTyped ? [{ by: 'passphrase', secret: derive(passphrase) }] : []),
  ];
  return tried.flatMap(({ by, secret }) => {
    const found = vaultKey(wrapping, secret);
    return found ? [{ by, bytes: hkdf(found, 'text') }] : [];
  });
});

const keys: Key[] = [
  ...entryKeys,
  ...vaultKeys,
  ...guesses.flatMap((guess) => [guess, hkdf(guess, 'text')]).map((bytes) => ({ by: 'guess', bytes })),
];

/* What they open */

const unpadded = (padded: Buffer | undefined): Buffer | undefined =>
  padded?.subarray(0, padded.lastIndexOf(0x80));

function openedWith(key: Buffer, { table, column, row, person, bytes }: Sealed): Buffer | undefined {
  const place = [table, column, row, person];
  const keyId = bytes.toString('hex', 1, 9);
  const byFormat: Record<number, () => Buffer | undefined> = {
    2: () => decrypted(key, bytes.subarray(1)),
    3: () => decrypted(key, bytes.subarray(1), JSON.stringify(['growth-loop text 3', ...place])),
    4: () =>
      unpadded(decrypted(key, bytes.subarray(9), JSON.stringify(['growth-loop text 4', keyId, ...place]))),
  };
  return byFormat[bytes[0] ?? 0]?.() ?? decrypted(key, bytes);
}

function tell(sealed: Sealed): object {
  const { stands, column, person } = sealed;
  for (const { by, bytes } of keys) {
    const text = openedWith(bytes, sealed);
    if (text) return { table: stands, column, person, by, text: text.toString('utf8') };
  }
  return { table: stands, column, person };
}

const found = Object.entries(tables).flatMap(([table, rows]) => rows.flatMap((row) => sealedIn(table, row)));
console.log(JSON.stringify({ keys: keys.length, values: found.map(tell) }));
