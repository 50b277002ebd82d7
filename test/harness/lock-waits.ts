import { ask, machines, onCitus, withDatabase } from './citus.ts';

/** The statements in this database that wait for somebody else's lock now, on whichever machine. */
export async function waitingForLocks(url: string): Promise<string[]> {
  const name = new URL(url).pathname.slice(1);
  const all = onCitus ? (await machines()).map((machine) => withDatabase(machine, name)) : [url];
  const waiting = await Promise.all(
    all.map((machine) =>
      ask<{ query: string }>(
        machine,
        "select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      ),
    ),
  );
  return waiting.flat().map(({ query }) => query);
}
