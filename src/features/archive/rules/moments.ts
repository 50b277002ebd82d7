import { CLOCK_SLACK_MS } from '../contract/limits.ts';

/** The facts of a row that tell when something was. */
const WAS = [
  'start_time',
  'end_time',
  'created_at',
  'updated_at',
  'completed_at',
  'last_used_at',
  'chosen_at',
];
/** A day begins somewhere on earth at most so long before it does in UTC. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/** Whether a row tells of something that is still to come, anywhere on earth. */
export function isInFuture(row: object, now: Date): boolean {
  const facts = row as Record<string, unknown>;
  const latest = now.getTime() + CLOCK_SLACK_MS;
  const lastDay = new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
  return (
    WAS.some((fact) => Date.parse(String(facts[fact] ?? '')) > latest) || String(facts.date ?? '') > lastDay
  );
}
