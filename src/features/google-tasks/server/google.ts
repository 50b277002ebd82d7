import type { tasks_v1 } from '@googleapis/tasks';
import type { There } from '../rules.ts';
import { type Pace, withRetries } from './pace.ts';
import { GoogleRefusal, refusalOf, tooMany } from './refusals.ts';

/** Most that Google answers on one page. */
const PAGE = 100;
/** How long one request may take, in milliseconds. */
export const REQUEST_MS = 10_000;

/** What is written of a task. */
interface Written {
  title?: string;
  completed?: boolean;
}

/** The lists and tasks of whoever gave the token, for one run. Every method rejects with GoogleRefusal. */
export interface GoogleTasks {
  /** The list of that id, else the first of that name, else a new one; answers its id. */
  findList(id: string | null, name: string): Promise<string>;
  /** All tasks of a list, hidden, completed and deleted ones too, each once. @throws AppError 409 when there are too many */
  tasks(list: string, most: number): Promise<There[]>;
  /** Undefined when there is none, and of a deleted one as it is. */
  task(list: string, id: string): Promise<There | undefined>;
  insert(list: string, task: Required<Written> & { notes: string }): Promise<There>;
  /** Only as long as it is what it was when it was read. */
  patch(list: string, task: Pick<There, 'id' | 'etag'>, written: Written): Promise<There>;
  /** The same. One that is gone is none to complain of. */
  remove(list: string, task: Pick<There, 'id' | 'etag'>): Promise<void>;
}

interface Connection {
  /** Where Google's API is, for example 'https://tasks.googleapis.com/'. */
  apiUrl: string;
  accessToken: string;
  pace: Pace;
  /** Awaited before each request: rejects when the run may not go on. */
  beforeEach: () => Promise<void>;
}

/** Opens the vendor's client, which is loaded with the first sync: most servers start without one. */
export async function openGoogle({
  apiUrl,
  accessToken,
  pace,
  beforeEach,
}: Connection): Promise<GoogleTasks> {
  const library = await import('@googleapis/tasks');
  const api = library.tasks('v1');
  /** For one request. The library would try again in its own way, and go where an answer sends it. */
  const options = (etag?: string) => ({
    rootUrl: apiUrl,
    headers: { Authorization: `Bearer ${accessToken}`, ...(etag && { 'If-Match': etag }) },
    retry: false,
    timeout: REQUEST_MS,
    redirect: 'error' as const,
  });
  const ask = <T>(request: () => Promise<{ data: T }>, repeatable = true): Promise<T> =>
    withRetries(
      pace,
      async () => {
        await beforeEach();
        return request().then(
          ({ data }) => data,
          (error) => {
            throw refusalOf(error);
          },
        );
      },
      { repeatable },
    );
  return new Client(api, options, ask);
}

type Ask = <T>(request: () => Promise<{ data: T }>, repeatable?: boolean) => Promise<T>;
type OptionsOf = (etag?: string) => object;

class Client implements GoogleTasks {
  readonly #api: tasks_v1.Tasks;
  readonly #options: OptionsOf;
  readonly #ask: Ask;

  constructor(api: tasks_v1.Tasks, options: OptionsOf, ask: Ask) {
    this.#api = api;
    this.#options = options;
    this.#ask = ask;
  }

  async findList(id: string | null, name: string): Promise<string> {
    const stored = id === null ? undefined : await orNone(this.#listById(id));
    if (stored) return stored;
    const named = await this.#listByName(name);
    if (named) return named;
    // A list that was made without our hearing of it is found by its name the next time.
    const made = await this.#ask(
      () => this.#api.tasklists.insert({ requestBody: { title: name } }, this.#options()),
      false,
    );
    return idOf(made);
  }

  async #listById(tasklist: string): Promise<string> {
    return idOf(await this.#ask(() => this.#api.tasklists.get({ tasklist }, this.#options())));
  }

  async #listByName(name: string): Promise<string | undefined> {
    for (let pageToken: string | undefined; ; ) {
      const asked = { maxResults: PAGE, ...(pageToken && { pageToken }) };
      const page = await this.#ask(() => this.#api.tasklists.list(asked, this.#options()));
      const found = page.items?.find(({ title }) => title === name);
      if (found) return idOf(found);
      pageToken = page.nextPageToken ?? undefined;
      if (!pageToken) return undefined;
    }
  }

  async tasks(tasklist: string, most: number): Promise<There[]> {
    const found = new Map<string, There>();
    const everything = { showCompleted: true, showHidden: true, showDeleted: true };
    for (let pageToken: string | undefined; ; ) {
      const asked = { tasklist, maxResults: PAGE, ...everything, ...(pageToken && { pageToken }) };
      const page = await this.#ask(() => this.#api.tasks.list(asked, this.#options()));
      // One that moved while the pages were read may be on two of them: the later page knows better.
      for (const task of page.items ?? []) found.set(idOf(task), thereOf(task));
      if ([...found.values()].filter(({ deleted }) => !deleted).length > most) throw tooMany();
      pageToken = page.nextPageToken ?? undefined;
      if (!pageToken) return [...found.values()];
    }
  }

  async task(tasklist: string, task: string): Promise<There | undefined> {
    const asked = this.#ask(() => this.#api.tasks.get({ tasklist, task }, this.#options()));
    const found = await orNone(asked);
    return found && thereOf(found);
  }

  async insert(
    tasklist: string,
    { notes, ...written }: Required<Written> & { notes: string },
  ): Promise<There> {
    const requestBody = { ...bodyOf(written), notes };
    // Asked twice it would be made twice.
    const made = await this.#ask(
      () => this.#api.tasks.insert({ tasklist, requestBody }, this.#options()),
      false,
    );
    return thereOf(made);
  }

  async patch(tasklist: string, { id, etag }: Pick<There, 'id' | 'etag'>, written: Written): Promise<There> {
    const requestBody = bodyOf(written);
    return thereOf(
      await this.#ask(() => this.#api.tasks.patch({ tasklist, task: id, requestBody }, this.#options(etag))),
    );
  }

  async remove(tasklist: string, { id, etag }: Pick<There, 'id' | 'etag'>): Promise<void> {
    await orNone(this.#ask(() => this.#api.tasks.delete({ tasklist, task: id }, this.#options(etag))));
  }
}

/** The answer; undefined when there is no such thing. */
const orNone = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error) => {
    if (error instanceof GoogleRefusal && error.kind === 'gone') return undefined;
    throw error;
  });

function idOf({ id }: { id?: string | null }): string {
  if (!id) throw new GoogleRefusal('away');
  return id;
}

/** Reopening takes back when it was completed too. */
const bodyOf = ({ title, completed }: Written): tasks_v1.Schema$Task => ({
  ...(title !== undefined && { title }),
  ...(completed === true && { status: 'completed' }),
  ...(completed === false && { status: 'needsAction', completed: null }),
});

const EPOCH = new Date(0).toISOString();

const thereOf = (task: tasks_v1.Schema$Task): There => ({
  id: idOf(task),
  etag: task.etag ?? '',
  title: task.title ?? '',
  notes: task.notes ?? '',
  completed: task.status === 'completed',
  completedAt: task.completed ?? null,
  updated: task.updated ?? EPOCH,
  deleted: task.deleted === true,
});
