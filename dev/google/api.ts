import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import { TASKS_SCOPE } from '../../src/features/google-tasks/contract.ts';
import { Ledger, Refused, type StoredTask, type WrittenTask } from './ledger.ts';

/** How a request is to fail: before it does anything, or after it has done it. */
export interface Failure {
  when: 'before' | 'after';
  /** 'cut': the connection breaks without an answer. */
  answer: 'cut' | { status: number; reason: string; retryAfter?: number };
}

/** A request as the stand-in saw it. */
export interface Seen {
  method: string;
  /** Without the ids: 'lists', 'lists/:list', 'tasks', 'tasks/:task'. */
  on: string;
}

interface Grant {
  account: string;
  scope: string;
  until: number;
}

const HOUR_MS = 3_600_000;
const PAGE = 100;
const STATUS_NAMES: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  412: 'FAILED_PRECONDITION',
  429: 'RESOURCE_EXHAUSTED',
};

/** What Google's error bodies look like. */
const errorBody = (code: number, reason: string, message: string) => ({
  error: {
    code,
    message,
    errors: [{ message, domain: 'global', reason }],
    status: STATUS_NAMES[code] ?? 'UNAVAILABLE',
  },
});

/**
 * Plays Google's part: tokens for accounts that live in memory, and the Tasks API over their ledger, as Google's discovery
 * document describes it. What each request was stands in `seen`; `failing` may spoil any of them.
 */
export class GoogleStandIn {
  readonly api = new Hono();
  readonly seen: Seen[] = [];
  failing: ((seen: Seen, number: number) => Failure | undefined) | undefined;
  /** Most tasks on a page, however many are asked for. */
  pageSize = PAGE;
  readonly #clock: () => Date;
  readonly #grants = new Map<string, Grant>();
  readonly #accounts = new Map<string, Ledger>();

  constructor(clock: () => Date) {
    this.#clock = clock;
    this.#serve();
  }

  /** The requests that would change something. */
  get writes(): Seen[] {
    return this.seen.filter(({ method }) => method !== 'GET');
  }

  ledger(account: string): Ledger {
    const known = this.#accounts.get(account) ?? new Ledger(this.#clock);
    this.#accounts.set(account, known);
    return known;
  }

  /** A token of an hour. */
  grant(account: string, scope = TASKS_SCOPE): string {
    const token = `ya29.${randomBytes(24).toString('base64url')}`;
    this.#grants.set(token, { account, scope, until: this.#clock().getTime() + HOUR_MS });
    return token;
  }

  revoke(token: string): void {
    this.#grants.delete(token);
  }

  #ledgerOf(context: Context): Ledger {
    const token = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1];
    const grant = token === undefined ? undefined : this.#grants.get(token);
    if (!grant || grant.until <= this.#clock().getTime()) {
      throw new Refused(401, 'authError', 'Request had invalid authentication credentials.');
    }
    if (!grant.scope.split(' ').includes(TASKS_SCOPE)) {
      throw new Refused(403, 'insufficientPermissions', 'Insufficient Permission');
    }
    return this.ledger(grant.account);
  }

  #serve(): void {
    const lists = '/tasks/v1/users/@me/lists';
    const tasks = '/tasks/v1/lists/:list/tasks';
    this.#on('GET', lists, 'lists', (ledger) => ({ kind: 'tasks#taskLists', items: ledger.lists }));
    this.#on('POST', lists, 'lists', (ledger, { body }) => ledger.addList(body.title ?? ''));
    this.#on('GET', `${lists}/:list`, 'lists/:list', (ledger, { list }) => ledger.list(list));
    this.#on('GET', tasks, 'tasks', (ledger, { list, context }) => this.#page(ledger.tasks(list), context));
    this.#on('POST', tasks, 'tasks', (ledger, { list, body }) => ledger.insert(list, body));
    const one = `${tasks}/:task`;
    this.#on('GET', one, 'tasks/:task', (ledger, { list, task }) => ledger.task(list, task));
    for (const method of ['PATCH', 'PUT'] as const) {
      this.#on(method, one, 'tasks/:task', (ledger, { list, task, body, ifMatch }) =>
        ledger.patch(list, task, body, ifMatch),
      );
    }
    this.#on('DELETE', one, 'tasks/:task', (ledger, { list, task, ifMatch }) => {
      ledger.remove(list, task, ifMatch);
      return undefined;
    });
  }

  /** A page begins where its token says, by place: when tasks come or go meanwhile, some are missed or seen twice. */
  #page(all: StoredTask[], { req }: Context) {
    const query = (name: string): string | undefined => req.query(name);
    const size = Math.min(Number(query('maxResults') ?? 20), PAGE, this.pageSize);
    const from = Number(Buffer.from(query('pageToken') ?? '', 'base64url').toString() || 0);
    const isShown = (task: StoredTask): boolean =>
      (!task.deleted || query('showDeleted') === 'true') &&
      (!task.hidden || query('showHidden') === 'true') &&
      (task.status !== 'completed' || query('showCompleted') !== 'false') &&
      task.updated >= (query('updatedMin') ?? '');
    const shown = all.filter(isShown);
    const items = shown.slice(from, from + size);
    const rest = from + size < shown.length;
    return {
      kind: 'tasks#tasks',
      ...(items.length > 0 && { items }),
      ...(rest && { nextPageToken: Buffer.from(String(from + size)).toString('base64url') }),
    };
  }

  #on(method: string, path: string, on: string, work: Work): void {
    this.api.on(method, path, async (context) => {
      const seen = { method, on };
      this.seen.push(seen);
      const failure = this.failing?.(seen, this.seen.length);
      if (failure?.when === 'before') return spoil(context, failure);
      const answered = await this.#answer(context, work);
      return failure ? spoil(context, failure) : answered;
    });
  }

  async #answer(context: Context, work: Work): Promise<Response> {
    try {
      const ledger = this.#ledgerOf(context);
      const answer = work(ledger, {
        context,
        list: context.req.param('list') ?? '',
        task: context.req.param('task') ?? '',
        body: await context.req.json<WrittenTask>().catch(() => ({})),
        ifMatch: context.req.header('if-match'),
      });
      return answer === undefined ? context.body(null, 204) : context.json(answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return context.json(errorBody(error.status, error.reason, error.message), error.status as 400);
    }
  }
}

interface Asked {
  context: Context;
  list: string;
  task: string;
  body: WrittenTask;
  ifMatch: string | undefined;
}
type Work = (ledger: Ledger, asked: Asked) => object | undefined;

function spoil(context: Context, { answer }: Failure): Response {
  if (answer === 'cut') {
    (context.env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket.destroy();
    return context.body(null, 500);
  }
  const { status, reason, retryAfter } = answer;
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  return context.json(errorBody(status, reason, reason), status as 400);
}
