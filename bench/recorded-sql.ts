import pg from 'pg';

/** One statement as it went over the wire. */
interface Sent {
  text: string;
  values: unknown[];
}

/** Records every statement that the work sends through any pg client of this process. */
export async function recordSql(work: () => Promise<void>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...parameters: unknown[]) {
    const [query, values] = parameters;
    if (typeof query === 'string') sent.push({ text: query, values: (values as unknown[]) ?? [] });
    else if (isQuery(query))
      sent.push({ text: query.text, values: query.values ?? (values as unknown[]) ?? [] });
    return Reflect.apply(original, this, parameters);
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return sent;
}

const isQuery = (value: unknown): value is { text: string; values?: unknown[] } =>
  typeof value === 'object' && value !== null && 'text' in value;

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `'{${value.map((item) => JSON.stringify(item)).join(',')}}'`;
  return `'${String(value).replaceAll("'", "''")}'`;
}

/**
 * The same statements as a pgbench script. Ids that must be new each time become variables; the whole runs as
 * one pipeline when `pipelined`, else statement by statement as the server waits for each.
 */
export function asPgbenchScript(sent: Sent[], freshIds: string[], pipelined: boolean): string {
  const names = new Map(freshIds.map((id, index) => [id, `:fresh${index}`]));
  const withFresh = (sql: string) =>
    [...names].reduce((text, [id, name]) => text.replaceAll(`'${id}'`, `${name}::uuid`), sql);
  const statements = sent.flatMap(({ text, values }) => {
    const inlined = text.replace(/\$(\d+)/g, (_mark, index) => literal(values[Number(index) - 1]));
    return inlined
      .split(';')
      .flatMap((part) => (part.trim() ? [`${withFresh(part.trim()).replaceAll(/\s+/g, ' ')};`] : []));
  });
  const fresh = freshIds.map((_, index) => `gen_random_uuid() as fresh${index}`);
  return [
    ...(fresh.length ? [`select ${fresh.join(', ')} \\gset`] : []),
    ...(pipelined ? ['\\startpipeline'] : []),
    ...statements,
    ...(pipelined ? ['\\endpipeline'] : []),
    '',
  ].join('\n');
}
