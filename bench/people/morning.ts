/*
 * A client process: mornings one after another, several at once. Told by its parent whose and where; answers with how long
 * each call took.
 */
import { newId } from '../../src/kernel/ids.ts';
import { journalPage, signInAt } from '../../test/harness/remote-person.ts';
import { HEAD, lesson } from './population.ts';

export interface Mornings {
  url: string;
  people: { token: string; email: string }[];
  seconds: number;
  atOnce: number;
}

/** Of each call, in milliseconds. */
export type Took = Record<string, number[]>;

/** One morning in so many begins on a device that knows nothing. */
const NEW_DEVICE_EVERY = 20;

class Morning {
  readonly #url: string;
  readonly #took: Took;
  #token: string;

  constructor(url: string, token: string, took: Took) {
    this.#url = url;
    this.#token = token;
    this.#took = took;
  }

  async #timed<T>(name: string, work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const done = await work();
    this.#took[name] ??= [];
    this.#took[name].push(performance.now() - startedAt);
    return done;
  }

  #call(name: string, method: string, path: string, body?: object): Promise<unknown> {
    return this.#timed(name, async () => {
      const headers = {
        authorization: `Bearer ${this.#token}`,
        'content-type': 'application/json',
        'idempotency-key': newId(),
      };
      const answer = await fetch(`${this.#url}${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.status === 204 ? undefined : answer.json();
    });
  }

  async onNewDevice(email: string): Promise<void> {
    const { token } = await this.#timed('sign in', () => signInAt(this.#url, email));
    this.#token = token;
    await this.#call('first sync', 'GET', '/api/sync');
  }

  async write(): Promise<void> {
    await this.#call('sync', 'GET', `/api/sync?after=${HEAD}`);
    await this.#call('today', 'GET', '/api/journal/today');
    await this.#call('list', 'GET', '/api/journal/entries?limit=10');
    const page = journalPage();
    await this.#call('save', 'POST', '/api/journal/entries', page);
    for (const { id } of page.tasks)
      await this.#call('tick', 'PATCH', `/api/tasks/${id}`, { completed: true });
    await this.#call('lesson', 'POST', '/api/lessons', lesson());
    await this.#call('sync', 'GET', `/api/sync?after=${HEAD}`);
  }
}

async function mornings({ url, people, seconds, atOnce }: Mornings): Promise<Took> {
  const until = performance.now() + seconds * 1000;
  const took: Took = {};
  let next = 0;
  const oneAfterAnother = async (): Promise<void> => {
    while (performance.now() < until) {
      const number = next++;
      const person = people[number % people.length];
      if (!person) throw new Error('nobody is awake');
      const morning = new Morning(url, person.token, took);
      if (number % NEW_DEVICE_EVERY === 0) await morning.onNewDevice(person.email);
      await morning.write();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, oneAfterAnother));
  return took;
}

process.once('message', (given: Mornings) => {
  mornings(given).then(
    (took) => process.send?.(took, () => process.disconnect()),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
