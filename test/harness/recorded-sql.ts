import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** One message of SQL as it went over the wire. */
export interface Sent {
  text: string;
  values: unknown[];
  /** Which round trip it belonged to, from 1: it left before the answers of that trip were there. */
  trip: number;
}

/** What is being recorded at this place of the program; jobs that look for work at the same time are no part of it. */
const recording = new AsyncLocalStorage<Sent[]>();

/** Records every message that the work sends through any pg client of this process. */
export async function recordSql(work: () => Promise<void>): Promise<Sent[]> {
  const sent: Sent[] = [];
  let answered = 0;
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...parameters: unknown[]) {
    const [query, values] = parameters;
    if (recording.getStore() !== sent) return Reflect.apply(original, this, parameters);
    const trip = answered + 1;
    if (typeof query === 'string') sent.push({ text: query, values: (values as unknown[]) ?? [], trip });
    else if (isQuery(query)) {
      sent.push({ text: query.text, values: query.values ?? (values as unknown[]) ?? [], trip });
    }
    const answer: unknown = Reflect.apply(original, this, parameters);
    const note = () => {
      answered = Math.max(answered, trip);
    };
    if (answer instanceof Promise) answer.then(note, note);
    return answer;
  } as typeof original;
  try {
    await recording.run(sent, work);
  } finally {
    pg.Client.prototype.query = original;
  }
  return sent;
}

const isQuery = (value: unknown): value is { text: string; values?: unknown[] } =>
  typeof value === 'object' && value !== null && 'text' in value;
