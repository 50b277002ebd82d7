import {
  distribute,
  hasCitus,
  isDistributed,
  type PlacedTable,
  readPlacements,
} from '../../src/server/distribution.ts';
import { StartFailure } from '../../src/server/start-failure.ts';
import { asLines, type Command, wholeNumber } from './command.ts';

const PLACES: Record<PlacedTable['is'], string> = {
  sharded: 'spread by owner',
  copied: 'copied to every machine',
  coordinator: 'on the first machine',
};

const MOST_SHARDS = 1024;

const asRow = ({ name, is, wanted }: PlacedTable) => ({
  table: name,
  is: PLACES[is],
  ...(is === wanted ? {} : { should: `be ${PLACES[wanted]}` }),
});

/** What each machine holds of the tables that are spread. */
const MACHINES = `select nodename || ':' || nodeport as machine, count(*) as shards, pg_size_pretty(sum(shard_size)) as size
  from citus_shards where citus_table_type = 'distributed' group by 1 order by 1`;

function shardsOf(text: string | undefined): number | undefined {
  const shards = wholeNumber(text, 'shards');
  if (shards !== undefined && shards > MOST_SHARDS) {
    throw new StartFailure(`--shards must be at most ${MOST_SHARDS}.`);
  }
  return shards;
}

export const distributionCommands: Record<string, Command> = {
  distribute: {
    takes: '[--shards <32>] [--check]',
    does: 'spreads people’s rows over the machines of a Citus database; stop all servers first. The first time, --shards limits how many machines there can ever be. --check only says what is where',
    needs: 0,
    async run({ client, options, say }) {
      if (!(await hasCitus(client))) {
        throw new StartFailure(
          'This database has no Citus: run "create extension citus" on every machine and add them with citus_add_node first.',
        );
      }
      if (!options.check) {
        const tell = ({ name, wanted }: PlacedTable) => say(`${name}: ${PLACES[wanted]}`);
        await distribute(client, tell, shardsOf(options.shards));
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
