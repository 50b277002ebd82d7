import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { backUp } from '../../scripts/admin/backup/dump.ts';
import { openWritings } from '../../scripts/admin/backup/opening.ts';
import { restore } from '../../scripts/admin/backup/restore.ts';
import { masterKeysOf } from '../../src/server/product-keys.ts';
import { createTestApp } from '../harness/app.ts';
import { attach, sealedAttachment, sealedFile, sizesOf } from '../harness/files.ts';
import { createEmptyDatabase } from '../harness/postgres.ts';

test('a backup brings back files, whose rows are larger than all others, and they open', async () => {
  const app = await createTestApp();
  const empty = await createEmptyDatabase();
  const [from, to] = [app.url, empty.url].map((connectionString) => new pg.Client({ connectionString }));
  try {
    const ann = await app.person();
    const sealed = await sealedFile(ann);
    await attach(app, ann, sealed.attachment, sealed);
    // More than are held at once.
    const large = sealedAttachment('Large', sizesOf(5 * 1024 ** 2));
    await attach(app, ann, large);
    await app.sql('update attachments set stored_at = null where file <> $1', [sealed.attachment.file]);
    await Promise.all([from?.connect(), to?.connect()]);
    const path = join(app.config.dataDir, 'files.backup');
    if (!from || !to) throw new Error('two databases are needed');
    await backUp(from, path);
    const { tallies } = await restore(to, path);
    expect(tallies['public.file_pieces']?.rows).toBe(sealed.attachment.pieces + large.pieces);
    const { files } = await openWritings(to, masterKeysOf(app.config));
    expect(files).toEqual({ opened: 1, broken: 0, elsewhere: 0 });
  } finally {
    await Promise.all([from?.end(), to?.end()]);
    await app.close();
    await empty.drop();
  }
}, 120_000);
