import type pg from 'pg';
import type { Acknowledged, SteadyWriter } from './steady-writer.ts';

/** What was acknowledged against what is there: how many rows there should be, and how many are missing or too many. */
export interface Kept {
  acknowledged: number;
  missing: number;
  tooMany: number;
}

interface Facts {
  pages: string[];
  actions: string[];
  ticks: string[];
  lessons: string[];
  /** Claimed keys. */
  keys: number;
}

const FACTS = `
  select array(select id::text from journal_entries where user_id = $1) as pages,
    array(select id::text from tasks where user_id = $1) as actions,
    array(select id::text from tasks where user_id = $1 and completed) as ticks,
    array(select id::text from lessons_learned where user_id = $1) as lessons,
    (select count(*)::int from idempotency_keys where user_id = $1) as keys`;

const KINDS = ['pages', 'actions', 'ticks', 'lessons'] as const;

/** Everything that was acknowledged is there once, under one key for each call. */
export async function keptOf(pool: pg.Pool, writers: readonly SteadyWriter[]): Promise<Kept> {
  const kept: Kept = { acknowledged: 0, missing: 0, tooMany: 0 };
  for (const { userId, acknowledged, calls } of writers) {
    const { rows } = await pool.query<Facts>(FACTS, [userId]);
    const [facts] = rows;
    if (!facts) throw new Error('no answer');
    for (const kind of KINDS) compare(kept, acknowledged[kind], facts[kind]);
    kept.tooMany += Math.abs(facts.keys - calls.length);
  }
  return kept;
}

function compare(kept: Kept, acknowledged: Acknowledged[keyof Acknowledged], stored: string[]): void {
  const [wanted, there] = [new Set(acknowledged), new Set(stored)];
  kept.acknowledged += wanted.size;
  kept.missing += acknowledged.filter((id) => !there.has(id)).length;
  kept.tooMany += stored.filter((id) => !wanted.has(id)).length + stored.length - there.size;
}
