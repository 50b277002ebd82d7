import { setTimeout as pause } from 'node:timers/promises';
import type { JobResult, PgBoss } from 'pg-boss';

/** A job as it is handed out: `retryCount` is 0 at the first attempt. */
export interface Task {
  id: string;
  data: unknown;
  retryCount: number;
}

interface StreamOptions {
  boss: PgBoss;
  /** Of the queue. */
  name: string;
  /** How many jobs are being done at a time. */
  atOnce: number;
  attempt: (task: Task) => Promise<JobResult>;
  /** Is told what fails outside any job. */
  failed: (error: unknown) => void;
}

/** Without a word from its server for so long, a job is taken up by another one. */
export const HEARTBEAT_SECONDS = 20;
const BEAT_MS = 5000;
/** How long an empty queue is left alone, unless `wake` is called. */
const IDLE_MS = 500;
/** So few free places are not worth asking the database for. */
const WORTH_ASKING = 0.25;

/**
 * Takes jobs of one queue by the hundred and does each on its own, so that one that waits for a vendor keeps no place but
 * its own. pg-boss' own workers ask for more only when the slowest job of a batch is over.
 */
export class JobStream {
  readonly #options: StreamOptions;
  readonly #inHand = new Map<Task, Promise<void>>();
  #running: Promise<void> | undefined;
  #beating: NodeJS.Timeout | undefined;
  #isStopping = false;
  #isWoken = false;
  #wake: () => void = () => undefined;

  constructor(options: StreamOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = this.#run();
    this.#beating = setInterval(() => void this.#beat(), BEAT_MS).unref();
  }

  /** There may be work. */
  wake(): void {
    this.#isWoken = true;
    this.#wake();
  }

  /** Takes no more, and waits for what is in hand, but not for longer than that; another server then takes the rest. */
  async stop(ms: number): Promise<void> {
    this.#isStopping = true;
    this.wake();
    await this.#running;
    const left = this.#inHand;
    await Promise.race([Promise.all(left.values()), pause(ms, undefined, { ref: false })]);
    const { boss, name, failed } = this.#options;
    const tasks = [...left.keys()];
    clearInterval(this.#beating);
    if (tasks.length > 0) await boss.fail(name, tasks, { reason: 'stopped' }).catch(failed);
  }

  /** What is in hand is still being done here. */
  async #beat(): Promise<void> {
    const { boss, name, failed } = this.#options;
    const tasks = [...this.#inHand.keys()];
    if (tasks.length > 0) await boss.touch(name, tasks).catch(failed);
  }

  async #run(): Promise<void> {
    const { atOnce } = this.#options;
    while (!this.#isStopping) {
      this.#isWoken = false;
      const free = atOnce - this.#inHand.size;
      const isFull = free < atOnce * WORTH_ASKING;
      if (isFull || (await this.#take(free)) < free) await this.#untilWoken();
    }
  }

  /** Answers how many jobs there were. */
  async #take(atMost: number): Promise<number> {
    const { boss, name, failed } = this.#options;
    try {
      const tasks: Task[] = await boss.fetch<object>(name, { batchSize: atMost });
      for (const task of tasks) this.#begin(task);
      return tasks.length;
    } catch (error) {
      failed(error);
      return 0;
    }
  }

  #begin(task: Task): void {
    const { atOnce } = this.#options;
    const done = this.#do(task).finally(() => {
      this.#inHand.delete(task);
      if (atOnce - this.#inHand.size >= atOnce * WORTH_ASKING) this.wake();
    });
    this.#inHand.set(task, done);
  }

  async #do(task: Task): Promise<void> {
    const { boss, name, attempt, failed } = this.#options;
    const { status, output } = await attempt(task);
    if (status === 'failed') await boss.fail(name, task, output).catch(failed);
  }

  async #untilWoken(): Promise<void> {
    if (this.#isWoken) return;
    const woken = new AbortController();
    this.#wake = () => woken.abort();
    await pause(IDLE_MS, undefined, { signal: woken.signal }).catch(() => undefined);
  }
}
