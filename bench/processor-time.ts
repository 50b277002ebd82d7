import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Of Linux' clock, whatever the machine. */
const TICK_MS = 10;

interface Usage {
  parent: number;
  own: number;
  /** Of children that have ended. */
  ended: number;
}

/** What a process has used, in milliseconds; undefined when it is gone, or where there is no such folder. */
function usageOf(pid: number | string): Usage | undefined {
  try {
    // The name, in brackets, may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (index) => fields[index],
    );
    return { parent, own: (user + system) * TICK_MS, ended: (endedUser + endedSystem) * TICK_MS };
  } catch {
    return undefined;
  }
}

/** The processor time that a process has used itself since its start, in milliseconds; 0 where nobody tells. */
export const ownProcessorTime = (pid: number): number => usageOf(pid)?.own ?? 0;

/** The processor time that a Postgres on this machine has used since its start, in milliseconds; 0 where nobody tells. */
export async function processorTimeOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const main = usageOf(rows[0]?.pid ?? 0)?.parent;
  const itself = main && usageOf(main);
  if (!itself) return 0;
  const children = readdirSync('/proc')
    .map(usageOf)
    .filter((usage) => usage?.parent === main);
  return children.reduce((sum, usage) => sum + (usage?.own ?? 0), itself.own + itself.ended);
}
