/*
 * A server in memory that keeps the protocol: numbered rows, tombstones, pages, idempotency keys, and the rule that an
 * edit never loses a text. It knows actions and lessons.
 */

import { ApiError, noAnswer } from '../../api/http.ts';
import type { SyncedRow, Tombstone } from '../../features/feed/contract.ts';
import { keyOfRow, type SyncedTable } from '../../kernel/synced-tables.ts';
import type { Row } from '../optimistic-update.ts';
import type { OutgoingMutation } from '../outbox.ts';
import type { SyncPage, SyncQuestion } from '../sync.ts';

type Request = OutgoingMutation['request'];
type Body = Record<string, unknown>;

const PERSON = '01890a5d-ac96-774b-bcce-b302099a8057';
const AT = '2026-11-20T08:00:00.000Z';

const nameOf = (table: SyncedTable, key: string): string => `${table} ${key}`;

export class FakeServer {
  epoch = 'first';
  pageSize = 5;
  seq = 0;
  /** The trial has ended: a text with PAY waits for a plan. */
  isUnpaid = false;
  /** The only format that it takes; any when undefined. */
  demands: number | undefined;
  /** What arrived and had an effect, in order. */
  readonly effects: string[] = [];
  readonly #rows = new Map<string, { table: SyncedTable; row: Row }>();
  readonly #gone = new Map<string, Tombstone>();
  readonly #keys = new Map<string, { request: string; seq: number }>();

  constructor() {
    this.put('profiles', { id: PERSON, name: 'Ann', time_zone: 'UTC' });
  }

  /** Stores a row under the next number, as another device's write does. */
  put(table: SyncedTable, row: object): number {
    this.seq += 1;
    const numbered = { ...row, seq: this.seq } as Row;
    this.#rows.set(nameOf(table, keyOfRow(table, numbered)), { table, row: numbered });
    this.#gone.delete(nameOf(table, keyOfRow(table, numbered)));
    return this.seq;
  }

  remove(table: SyncedTable, key: string): void {
    this.seq += 1;
    this.#rows.delete(nameOf(table, key));
    this.#gone.set(nameOf(table, key), { table, key, seq: this.seq });
  }

  row(table: SyncedTable, key: string): Row | undefined {
    return this.#rows.get(nameOf(table, key))?.row;
  }

  rows(table: SyncedTable): Row[] {
    return [...this.#rows.values()].filter((stored) => stored.table === table).map(({ row }) => row);
  }

  /** A backup was restored: fewer rows, smaller numbers, another epoch. */
  restore(epoch: string, keep: (table: SyncedTable, row: Row) => boolean): void {
    this.epoch = epoch;
    this.seq = 0;
    const kept = [...this.#rows.values()].filter(({ table, row }) => keep(table, row));
    this.#rows.clear();
    this.#gone.clear();
    for (const { table, row } of kept) this.put(table, row);
  }

  sync({ after, before, epoch: known }: SyncQuestion): SyncPage | undefined {
    if (known === this.epoch && after === this.seq) return undefined;
    const all = [
      ...[...this.#rows.values()].map(({ table, row }) => [table, row] as unknown as SyncedRow),
      ...[...this.#gone.values()].map((row): SyncedRow => ['tombstones', row]),
    ];
    const { epoch, seq: head } = this;
    const answer = (rows: SyncedRow[], rest: number): SyncPage => {
      const next = rest > 0 ? (rows.at(-1)?.[1].seq ?? null) : null;
      return structuredClone({ rows, next, head, epoch });
    };
    if (after !== undefined) {
      const newer = all
        .filter(([, { seq }]) => seq > after)
        .sort(([, one], [, other]) => one.seq - other.seq);
      return answer(newer.slice(0, this.pageSize), newer.length - this.pageSize);
    }
    const older = all
      .filter(([table, { seq }]) => table !== 'tombstones' && (before === undefined || seq < before))
      .sort(([, one], [, other]) => other.seq - one.seq);
    return answer(older.slice(0, this.pageSize), older.length - this.pageSize);
  }

  /** Takes a write; a repeat under the same key changes nothing. @throws ApiError */
  write(id: string, request: Request): number {
    const present = this.#keys.get(id);
    const text = JSON.stringify(request);
    if (present && present.request !== text)
      throw new ApiError(409, 'conflict', 'Another write has this key.');
    if (present) return present.seq;
    this.#apply(request);
    this.effects.push(id);
    this.#keys.set(id, { request: text, seq: this.seq });
    return this.seq;
  }

  #apply({ call, params, body }: Request): void {
    const { id } = (params ?? {}) as { id?: string };
    const given = (body ?? {}) as Body;
    if (String(given.text ?? given.lesson ?? '').includes('REFUSE')) {
      throw new ApiError(422, 'invalid', 'This cannot be saved.');
    }
    if (this.isUnpaid && String(given.text ?? '').includes('PAY')) {
      throw new ApiError(402, 'payment_required', 'Your trial has ended.');
    }
    if (this.demands !== undefined && given.format !== undefined && given.format !== this.demands) {
      throw new ApiError(409, 'vault_changed', 'Sealed otherwise.');
    }
    switch (call) {
      case 'POST /api/tasks':
        this.put('tasks', {
          ...given,
          completed: false,
          completed_at: null,
          created_at: AT,
        });
        return;
      case 'PATCH /api/tasks/{id}':
        this.#edit('tasks', id ?? '', given, 'text');
        return;
      case 'DELETE /api/tasks/{id}':
        if (this.row('tasks', id ?? '')) this.remove('tasks', id ?? '');
        return;
      case 'POST /api/lessons':
        this.put('lessons_learned', { ...given, date: '2026-11-20', created_at: AT });
        return;
      case 'PATCH /api/lessons/{id}' as string:
        this.#edit('lessons_learned', id ?? '', given, 'lesson');
        return;
      case 'PUT /api/attachments/{id}':
        if (!this.row('attachments', id ?? ''))
          this.put('attachments', { ...given, id, stored_at: null, created_at: AT });
        return;
      default:
        throw new ApiError(404, 'not_found', 'There is no such call.');
    }
  }

  /** The former text always becomes a revision. */
  #edit(table: 'tasks' | 'lessons_learned', id: string, { based_on, ...given }: Body, column: string): void {
    const row = this.row(table, id);
    if (!row) {
      if (given[column] === undefined) throw new ApiError(404, 'not_found', 'There is no such row.');
      this.put(table, { id, completed: false, completed_at: null, created_at: AT, ...given });
      return;
    }
    if (given[column] !== undefined && given[column] !== row[column]) {
      this.put('revisions', {
        id: crypto.randomUUID(),
        of_table: table,
        of_id: id,
        text: row[column],
        format: null,
        created_at: AT,
      });
    }
    this.put(table, { ...row, ...given });
  }
}

/** What can happen to a call on its way. */
export type Way = 'arrives' | 'lost' | 'answer lost';

/** Whatever a line leads to. */
export interface AnyServer {
  sync(from: SyncQuestion): SyncPage | undefined | Promise<SyncPage | undefined>;
  /** Answers the write's number. @throws ApiError */
  write(id: string, request: Request): number | Promise<number>;
}

/** A line to the server that does as it is told, call by call; 'arrives' where nothing is told. */
export class FakeLine {
  readonly #server: AnyServer;
  isOnline = true;
  ways: Way[] = [];
  /** Instead of an answer, for as long as it is set. */
  refusal: ApiError | undefined;
  asked = 0;

  constructor(server: AnyServer) {
    this.#server = server;
  }

  async #carry<Answer>(call: () => Answer | Promise<Answer>): Promise<Answer> {
    this.asked += 1;
    const way = this.ways.shift() ?? 'arrives';
    await new Promise((resume) => setTimeout(resume));
    if (!this.isOnline || way === 'lost') throw noAnswer();
    if (this.refusal) throw this.refusal;
    const answer = await call();
    if (way === 'answer lost') throw noAnswer();
    return answer;
  }

  ask = (from: SyncQuestion): Promise<SyncPage | undefined> => this.#carry(() => this.#server.sync(from));

  send = ({ id, request }: { id: string; request: Request }): Promise<number> =>
    this.#carry(() => this.#server.write(id, structuredClone(request)));
}
