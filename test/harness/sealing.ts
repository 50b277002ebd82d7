import { createCipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';
import { deriveEntryKey, fromBase64 } from '../../src/kernel/seal.ts';
import { sealRow } from '../../src/kernel/sealed-row.ts';
import type { SyncedTable } from '../../src/kernel/synced-tables.ts';
import type { Person } from './app.ts';

export interface Sealing {
  key: CryptoKey;
  /** Seals the columns of a row as the person's browser does today. */
  row<Columns extends object>(table: SyncedTable, row: string, columns: Columns): Promise<Columns>;
  /** A text in an envelope of before: with the version byte 2, or, the oldest, with none. */
  before(text: string, version?: 2): string;
}

/** What a browser of the person's seals with. */
export async function sealingOf(person: Pick<Person, 'userId' | 'get'>): Promise<Sealing> {
  const { salt } = (await person.get('/api/entry-key')).body;
  const key = await deriveEntryKey(person.userId, fromBase64(salt));
  const raw = pbkdf2Sync(person.userId, Buffer.from(salt, 'base64'), 100_000, 32, 'sha256');
  return {
    key,
    row: (table, row, columns) => sealRow(key, { person: person.userId, table, row }, columns),
    before(text, version) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', raw, iv);
      const sealed = [cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat([Buffer.from(version ? [version] : []), iv, ...sealed]).toString('base64');
    },
  };
}
