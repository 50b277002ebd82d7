import {
  distribute,
  hasCitus,
  isDistributed,
  type PlacedTable,
  readPlacements,
} from '../../src/server/distribution.ts';
import { StartFailure } from '../../src/server/start-failure.ts';
import { asLines, type Command } from './command.ts';

const PLACES: Record<PlacedTable['is'], string> = {
  sharded: 'spread by owner',
  copied: 'copied to every machine',
  coordinator: 'on the first machine',
};

const asRow = ({ name, is, wanted }: PlacedTable) => ({
  table: name,
  is: PLACES[is],
  ...(is === wanted ? {} : { should: `be ${PLACES[wanted]}` }),
});

/** What each machine holds of the tables that are spread. */
const MACHINES = `select nodename || ':' || nodeport as machine, count(*) as shards, pg_size_pretty(sum(shard_size)) as size
  from citus_shards where citus_table_type = 'distributed' group by 1 order by 1`;

export const distributionCommands: Record<string, Command> = {
  distribute: {
    takes: '[--check]',
    does: 'spreads people’s rows over the machines of a Citus database; stop all servers first. --check only says what is where',
    needs: 0,
    async run({ client, options, say }) {
      if (!(await hasCitus(client))) {
        throw new StartFailure(
          'This database has no Citus: run "create extension citus" on every machine and add them with citus_add_node first.',
        );
      }
      if (!options.check) {
        await distribute(client, ({ name, wanted }) => say(`${name}: ${PLACES[wanted]}`));
      } else if (!(await isDistributed(client))) {
        throw new StartFailure('This database is on one machine.');
      }
      const placements = await readPlacements(client);
      const left = placements.filter(({ is, wanted }) => is !== wanted);
      const machines = asLines((await client.query(MACHINES)).rows, 'No machine holds a shard.');
      const outcome =
        left.length === 0
          ? 'Every table is where it should be.'
          : `${left.length} tables are not where they should be: run "npm run admin -- distribute" again.`;
      return [...asLines(placements.map(asRow), ''), '', ...machines, '', outcome];
    },
  },
};
