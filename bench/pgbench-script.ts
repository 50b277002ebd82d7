import type { Sent } from '../test/harness/recorded-sql.ts';

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `('{${value.map((item) => JSON.stringify(item)).join(',')}}')`;
  return `'${String(value).replaceAll("'", "''")}'`;
}

/**
 * The same statements as a pgbench script: each round trip is a pipeline, so both wait equally often. Ids that must
 * be new each time become variables.
 */
export function asPgbenchScript(sent: Sent[], freshIds: string[]): string {
  const names = new Map(freshIds.map((id, index) => [id, `:fresh${index}`]));
  const withFresh = (sql: string) =>
    [...names].reduce(
      (text, [id, name]) =>
        text.replaceAll(`"${id}"`, `"' || ${name} || '"`).replaceAll(`'${id}'`, `${name}::uuid`),
      sql,
    );
  const trips = Map.groupBy(sent, ({ trip }) => trip);
  const lines = [...trips.values()].flatMap((messages) => [
    '\\startpipeline',
    ...messages.flatMap(statementsOf).map(withFresh),
    '\\endpipeline',
  ]);
  const fresh = freshIds.map((_, index) => `gen_random_uuid() as fresh${index}`);
  return [...(fresh.length ? [`select ${fresh.join(', ')} \\gset`] : []), ...lines, ''].join('\n');
}

function statementsOf({ text, values }: Sent): string[] {
  const inlined = text
    .replace(/\$(\d+)/g, (_mark, index) => literal(values[Number(index) - 1]))
    // In a template such as 'HH24:MI', which pgbench would take for a variable.
    .replace(/(?<!:):(?=[A-Z])/g, '":"');
  return inlined
    .split(';')
    .flatMap((part) => (part.trim() ? [`${part.trim().replaceAll(/\s+/g, ' ')};`] : []));
}
