import type pg from 'pg';
import type { SpanStart, Tracer } from '../telemetry.ts';

/** A query with a name for its span, where Postgres is told none. */
export interface LabelledQuery extends pg.QueryConfig {
  label?: string;
}

type RunQuery = (query: string | LabelledQuery, ...rest: unknown[]) => unknown;

/**
 * Gives everything that is sent to the database, on this pool or a connection of it, a span in the trace under way. A pool
 * asks its connections by callbacks, at a place of the program that may belong to another trace: its own queries are
 * followed as they are asked for. In front of a pooler they are transactions on a connection (`createPool`).
 */
export function traceQueries(pool: pg.Pool, tracer: Tracer, isPooled: boolean): void {
  if (!isPooled) pool.query = traced(pool.query.bind(pool) as RunQuery, tracer) as typeof pool.query;
  pool.on('connect', (client) => {
    client.query = traced(client.query.bind(client) as RunQuery, tracer) as typeof client.query;
  });
}

/** A query with a callback is the pool's, and has its span already. Settings of a transaction leave with its beginning. */
const traced =
  (run: RunQuery, tracer: Tracer): RunQuery =>
  (query, ...rest) =>
    typeof rest.at(-1) === 'function' || isSetting(query)
      ? run(query, ...rest)
      : tracer.within(
          () => spanOf(query),
          () => run(query, ...rest) as Promise<unknown>,
        );

const spanOf = (query: string | LabelledQuery): SpanStart => ({
  name: nameOf(query),
  kind: 'client',
  fields: { 'db.system.name': 'postgresql' },
});

function nameOf(query: string | LabelledQuery): string {
  if (typeof query === 'string') return verbOf(query);
  return query.label ?? query.name ?? verbOf(query.text);
}

const isSetting = (query: string | LabelledQuery): boolean =>
  (typeof query === 'string' ? query : query.text).startsWith('set local ');

/** Of a text, its verb alone: it may hold a person's id. */
const verbOf = (text: string): string => /^\s*([a-z]+)\b/i.exec(text)?.[1]?.toLowerCase() ?? 'sql';
