import { randomBytes } from 'node:crypto';

/** A task as Google answers it. */
export interface StoredTask {
  kind: 'tasks#task';
  id: string;
  etag: string;
  title: string;
  updated: string;
  position: string;
  status: 'needsAction' | 'completed';
  completed?: string;
  notes?: string;
  due?: string;
  hidden?: true;
  deleted?: true;
}

export interface StoredList {
  kind: 'tasks#taskList';
  id: string;
  etag: string;
  title: string;
  updated: string;
}

interface Kept {
  list: StoredList;
  /** In the order in which they are shown. */
  tasks: StoredTask[];
}

/** A request that the stand-in refuses, as Google words it. */
export class Refused extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string, message: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

const notFound = () => new Refused(404, 'notFound', 'Task not found.');

const newGoogleId = (): string => randomBytes(16).toString('base64url');
const newEtag = (): string => `"${randomBytes(12).toString('base64url')}"`;

/** Longest title and notes that Google takes. */
const LONGEST = { title: 1024, notes: 8192 };

export interface WrittenTask {
  title?: string | null;
  notes?: string | null;
  status?: string | null;
  completed?: string | null;
  due?: string | null;
  deleted?: boolean | null;
}

/** The lists of one account of the stand-in's. */
export class Ledger {
  readonly #clock: () => Date;
  readonly #lists: Kept[] = [];

  constructor(clock: () => Date) {
    this.#clock = clock;
    this.addList('My Tasks');
  }

  get lists(): StoredList[] {
    return this.#lists.map(({ list }) => list);
  }

  addList(title: string): StoredList {
    const list: StoredList = {
      kind: 'tasks#taskList',
      id: newGoogleId(),
      etag: newEtag(),
      title,
      updated: this.#now(),
    };
    this.#lists.push({ list, tasks: [] });
    return list;
  }

  removeList(id: string): void {
    const at = this.#lists.findIndex(({ list }) => list.id === id);
    if (at >= 0) this.#lists.splice(at, 1);
  }

  list(id: string): StoredList {
    return this.#kept(id).list;
  }

  tasks(list: string): StoredTask[] {
    return this.#kept(list).tasks;
  }

  task(list: string, id: string): StoredTask {
    const task = this.tasks(list).find((each) => each.id === id);
    if (!task) throw notFound();
    return task;
  }

  insert(list: string, written: WrittenTask): StoredTask {
    const { tasks } = this.#kept(list);
    const task: StoredTask = {
      kind: 'tasks#task',
      id: newGoogleId(),
      etag: newEtag(),
      title: '',
      updated: this.#now(),
      position: '',
      status: 'needsAction',
    };
    this.#write(task, written);
    tasks.unshift(task);
    number(tasks);
    return task;
  }

  /** @param ifMatch the etag that the caller has read; undefined when it is all the same */
  patch(list: string, id: string, written: WrittenTask, ifMatch?: string): StoredTask {
    const task = this.task(list, id);
    matches(task, ifMatch);
    this.#write(task, written);
    this.#touch(task);
    return task;
  }

  remove(list: string, id: string, ifMatch?: string): void {
    const task = this.task(list, id);
    matches(task, ifMatch);
    if (task.deleted) throw notFound();
    task.deleted = true;
    this.#touch(task);
  }

  /** As somebody does it in Google's own app: what is completed there is hidden. */
  completeInApp(list: string, id: string): void {
    this.patch(list, id, { status: 'completed' });
    this.task(list, id).hidden = true;
  }

  /** Brings a task to the top, which changes nothing but its place. */
  moveToTop(list: string, id: string): void {
    const { tasks } = this.#kept(list);
    const task = this.task(list, id);
    tasks.splice(tasks.indexOf(task), 1);
    tasks.unshift(task);
    number(tasks);
    this.#touch(task);
  }

  /** Google forgets deleted tasks after a while. */
  purge(list: string): void {
    const kept = this.#kept(list);
    kept.tasks = kept.tasks.filter(({ deleted }) => !deleted);
  }

  #kept(id: string): Kept {
    const kept = this.#lists.find(({ list }) => list.id === id);
    if (!kept) throw new Refused(404, 'notFound', 'Task list not found.');
    return kept;
  }

  #now(): string {
    return this.#clock().toISOString();
  }

  #touch(task: StoredTask): void {
    task.etag = newEtag();
    task.updated = this.#now();
  }

  #write(task: StoredTask, written: WrittenTask): void {
    for (const column of ['title', 'notes'] as const) {
      if ((written[column]?.length ?? 0) > LONGEST[column]) {
        throw new Refused(400, 'invalid', `Invalid value for ${column}`);
      }
    }
    if (written.title !== undefined) task.title = (written.title ?? '').trim();
    if (written.notes !== undefined) setOrClear(task, 'notes', written.notes);
    if (written.due !== undefined) setOrClear(task, 'due', written.due);
    if (written.deleted === false) delete task.deleted;
    if (written.status === 'completed' && task.status !== 'completed') {
      task.status = 'completed';
      task.completed = written.completed ?? this.#now();
    }
    if (written.status === 'needsAction') {
      task.status = 'needsAction';
      delete task.completed;
      delete task.hidden;
    }
  }
}

function setOrClear(task: StoredTask, column: 'notes' | 'due', value: string | null): void {
  if (value === null || value === '') delete task[column];
  else task[column] = value;
}

function number(tasks: StoredTask[]): void {
  for (const [place, task] of tasks.entries()) task.position = String(place).padStart(20, '0');
}

function matches(task: StoredTask, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch === '*' || ifMatch === task.etag) return;
  throw new Refused(412, 'conditionNotMet', 'Precondition Failed');
}
