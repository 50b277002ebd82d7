import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../src/kernel/ids.ts';
import { journalPage, type RemotePerson, sealedWords, signInAt, signUpAt } from './remote-person.ts';

/** One call, from its first attempt to the answer that it was done. */
export interface Call {
  /** On the clock of `performance`. */
  startedAt: number;
  took: number;
  /** What each attempt was answered; 0 where there was no answer. */
  statuses: number[];
}

/** What was acknowledged, by id. */
export interface Acknowledged {
  pages: string[];
  actions: string[];
  ticks: string[];
  lessons: string[];
}

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2000;
const UNAUTHENTICATED = 401;

/** An answer that says that repeating will not help. */
class Refused extends Error {}

/**
 * Somebody who writes all day: a page, its two actions ticked, a lesson. Each call carries an idempotency key, and is
 * repeated under it until it is acknowledged, as a device does.
 */
export class SteadyWriter {
  readonly acknowledged: Acknowledged = { pages: [], actions: [], ticks: [], lessons: [] };
  readonly calls: Call[] = [];
  readonly #url: string;
  readonly #email: string;
  #person: RemotePerson | undefined;

  constructor(url: string, email: string) {
    this.#url = url;
    this.#email = email;
  }

  async signUp(): Promise<void> {
    this.#person = await signUpAt(this.#url, this.#email);
  }

  get userId(): string {
    return this.#person?.userId ?? '';
  }

  /** Writes until then, and finishes what is begun. `rest` is what lies between two calls, in milliseconds. */
  async writeUntil(isOver: () => boolean, rest: number): Promise<void> {
    while (!isOver()) {
      const page = journalPage();
      await this.#call('POST', '/api/journal/entries', page);
      this.acknowledged.pages.push(page.id);
      this.acknowledged.actions.push(...page.tasks.map(({ id }) => id));
      await pause(rest);
      for (const { id } of page.tasks) {
        await this.#call('PATCH', `/api/tasks/${id}`, { completed: true });
        this.acknowledged.ticks.push(id);
        await pause(rest);
      }
      const lesson = { id: newId(), lesson: sealedWords('Rest early').text, format: 3 };
      await this.#call('POST', '/api/lessons', lesson);
      this.acknowledged.lessons.push(lesson.id);
      await pause(rest);
    }
  }

  async #call(method: string, path: string, body: object): Promise<void> {
    const init = { method, body: JSON.stringify(body) };
    const key = newId();
    const call: Call = { startedAt: performance.now(), took: 0, statuses: [] };
    this.calls.push(call);
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      const status = await this.#attempt(path, init, key);
      call.statuses.push(status);
      if (status >= 200 && status < 300) break;
      if (status === UNAUTHENTICATED) await this.#signInAgain();
      else if (status >= 400 && status < 500) throw new Refused(`${method} ${path} answered ${status}`);
      await pause(wait * (0.5 + Math.random() / 2));
    }
    call.took = performance.now() - call.startedAt;
  }

  async #attempt(path: string, init: { method: string; body: string }, key: string): Promise<number> {
    const headers = {
      authorization: `Bearer ${this.#person?.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    };
    try {
      const answer = await fetch(`${this.#url}${path}`, { ...init, headers });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  /** An access token lasts for some minutes. */
  async #signInAgain(): Promise<void> {
    this.#person = await signInAt(this.#url, this.#email).catch(() => this.#person);
  }
}
