import type { MasterKeys } from '../../src/server/master-keys.ts';
import { masterKeysOf, numberKeyOf } from '../../src/server/product-keys.ts';
import { StartFailure } from '../../src/server/start-failure.ts';
import { type Command, counted, type Desk } from './command.ts';
import { rotate, type Standing, standing } from './key-rotation.ts';

/** @throws StartFailure for a database that this version has not been started on */
async function expectMigrated({ client }: Desk): Promise<void> {
  const { rows } = await client.query("select to_regclass('auth.product_key') is not null as found");
  if (!rows[0].found) throw new StartFailure('Start a server of this version on the database first.');
}

function countedBy(keys: MasterKeys, { present, previous, closed }: Standing): string[] {
  const under = `under ENTRY_MASTER_KEY (${keys.presentName})`;
  const before = keys.previousName
    ? `under ENTRY_MASTER_KEY_PREVIOUS (${keys.previousName})`
    : 'under a previous one, because ENTRY_MASTER_KEY_PREVIOUS is not set';
  return [
    `Keys ${under}: ${counted(present)}.`,
    `Keys ${before}: ${counted(previous)}.`,
    ...(closed > 0 ? [`Keys that open under neither: ${counted(closed)}. They were left unchanged.`] : []),
  ];
}

/** What is left to be done. @throws StartFailure with it while there is anything */
function verdict(keys: MasterKeys, found: Standing): string[] {
  const lines = countedBy(keys, found);
  if (found.closed > 0) {
    throw new StartFailure(
      [
        ...lines,
        'A master key is missing: set the one they are under as ENTRY_MASTER_KEY_PREVIOUS, and run this again. Do not destroy any key.',
      ].join('\n'),
    );
  }
  if (found.previous > 0) {
    throw new StartFailure(
      [...lines, 'Left: run rotate-master-key again, and do not destroy any key before then.'].join('\n'),
    );
  }
  return [
    ...lines,
    'Left: 0. Remove ENTRY_MASTER_KEY_PREVIOUS from the settings of every server, then check once more. Keep the key itself as long as you keep older backups.',
  ];
}

export const keyCommands: Record<string, Command> = {
  'rotate-master-key': {
    takes: '[--check]',
    does: 'moves every key from ENTRY_MASTER_KEY_PREVIOUS to ENTRY_MASTER_KEY; --check only counts',
    needs: 0,
    async run(desk) {
      const { client, say, options } = desk;
      await expectMigrated(desk);
      const keyring = await desk.keyring();
      const keys = masterKeysOf(keyring);
      if (!options.check) {
        await numberKeyOf(client, keyring);
        await rotate(client, keys, (count) => say(`Moved: ${counted(count)}.`));
      }
      return verdict(keys, await standing(client, keys));
    },
  },
};
