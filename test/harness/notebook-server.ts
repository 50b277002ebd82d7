import { ApiError, noAnswer } from '../../src/api/http.ts';
import type { SyncedRow } from '../../src/features/feed/contract.ts';
import { openRow } from '../../src/kernel/sealed-row.ts';
import { SYNCED_TABLES, type SyncedTable } from '../../src/kernel/synced-tables.ts';
import type { NotebookParts } from '../../src/notebook/notebook.ts';
import type { AnyServer } from '../../src/notebook/testing/fake-server.ts';

/** Sends a request to the server; rejects when there was no answer. */
type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** The server as a notebook of one person's reaches it. `token` answers the person's access token. */
export function notebookServer(fetch: Fetch, token: () => string): AnyServer {
  async function ask(method: string, path: string, body?: unknown, key?: string): Promise<Response> {
    const headers = {
      authorization: `Bearer ${token()}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const answer = await fetch(path, init).catch(() => {
      throw noAnswer();
    });
    if (!answer.ok) throw new ApiError(answer.status, 'refused', await answer.text());
    return answer;
  }
  return {
    sync: async (from) => {
      const query = new URLSearchParams(Object.entries(from).map(([name, value]) => [name, String(value)]));
      const answer = await ask('GET', `/api/sync?${query}`);
      return answer.status === 204 ? undefined : answer.json();
    },
    write: async (id, { call, params, body }) => {
      const [method = '', path = ''] = call.split(' ');
      const filled = path.replace('{id}', String((params as { id?: string } | undefined)?.id));
      return Number((await ask(method, filled, body, id)).headers.get('sync-seq'));
    },
  };
}

/** What a notebook of the person's needs besides a device: who they are and how their rows are opened. */
export const notebookOf = (userId: string, key: CryptoKey): Partial<NotebookParts> => ({
  userId,
  keys: async () => [key],
  openRow: async ([table, row]) =>
    (table in SYNCED_TABLES
      ? [table, await openRow(key, userId, table as SyncedTable, row)]
      : [table, row]) as SyncedRow,
  now: () => new Date(),
});
