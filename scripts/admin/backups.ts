import { masterKeysOf, numberKeyOf } from '../../src/server/product-keys.ts';
import { StartFailure } from '../../src/server/start-failure.ts';
import { backUp } from './backup/dump.ts';
import { openWritings } from './backup/opening.ts';
import { restore } from './backup/restore.ts';
import { type Command, counted, type Desk } from './command.ts';
import { standing } from './key-rotation.ts';

async function bringBack({ client, args: [path = ''] }: Desk): Promise<string> {
  const { madeAt, tallies } = await restore(client, path);
  const counts = Object.values(tallies).map(({ rows }) => rows);
  const rows = counts.reduce((sum, count) => sum + count, 0);
  return `Restored the state of ${madeAt}: ${counted(rows)} rows of ${counted(counts.length)} tables, every table's digest matches.`;
}

/** @throws StartFailure when anything does not open */
async function expectToOpen({ client, keyring }: Desk): Promise<string> {
  const ring = await keyring();
  await numberKeyOf(client, ring);
  const keys = masterKeysOf(ring);
  const { present, previous, closed } = await standing(client, keys);
  if (closed > 0) throw new StartFailure(`The backup is not good: ${counted(closed)} keys do not open.`);
  const { people, texts, closed: closedTexts, files } = await openWritings(client, keys);
  if (closedTexts > 0) {
    throw new StartFailure(`The backup is not good: ${counted(closedTexts)} texts do not open.`);
  }
  if (files.broken > 0) {
    throw new StartFailure(
      `The backup is not good: ${counted(files.broken)} files are not complete, or do not open.`,
    );
  }
  const elsewhere =
    files.elsewhere > 0 ? ` Of ${counted(files.elsewhere)} more files the pieces are in a bucket.` : '';
  return `${counted(present + previous)} keys open, and ${counted(texts)} texts of ${counted(people)} people, with ${counted(files.opened)} files.${elsewhere}`;
}

export const backupCommands: Record<string, Command> = {
  'back-up': {
    takes: '<file>',
    does: 'writes everything except waiting jobs to a new file, while servers run',
    needs: 1,
    async run({ client, args: [path = ''] }) {
      const { rows, tables } = await backUp(client, path);
      return [
        `${path} holds ${counted(rows)} rows of ${counted(tables)} tables, and was read back completely.`,
        'Test it with: npm run admin -- drill <file>. It opens no journal without ENTRY_MASTER_KEY, which it does not contain.',
      ];
    },
  },
  drill: {
    takes: '<file>',
    does: 'restores a backup into a throwaway database and says whether it is intact',
    needs: 1,
    on: 'scratch',
    async run(desk) {
      return [await bringBack(desk), await expectToOpen(desk), 'The backup is good.'];
    },
  },
  restore: {
    takes: '<file>',
    does: 'restores a backup into an empty database',
    needs: 1,
    on: 'empty',
    async run(desk) {
      return [await bringBack(desk), 'Start a server. Devices read everything again at their next sync.'];
    },
  },
};
