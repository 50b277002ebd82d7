import { createTransport, type Transporter } from 'nodemailer';
import * as z from 'zod';
import type { Config } from './config.ts';
import type { Tx } from './database.ts';
import { defineJob, type Jobs } from './jobs.ts';
import type { Metrics } from './metrics.ts';
import { Outbox } from './outbox.ts';

const letterSchema = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });

/** One mail to one address. */
export type Letter = z.infer<typeof letterSchema>;

const mailJob = defineJob({ name: 'mail', data: letterSchema, retries: 8 });

/**
 * Mail to people. `send` keeps the letter with the jobs and returns; `deliver` hands it over at once and is for jobs
 * whose letter holds a secret that must not lie in the database.
 */
export class Mail {
  readonly #jobs: Jobs;
  readonly #config: Config;
  readonly #clock: () => Date;
  readonly #metrics: Metrics | undefined;
  readonly #transport: Transporter | undefined;
  readonly outbox: Outbox;

  constructor(config: Config, jobs: Jobs, clock: () => Date, metrics?: Metrics) {
    this.#metrics = metrics;
    this.#jobs = jobs;
    this.#config = config;
    this.#clock = clock;
    this.#transport = config.smtpUrl ? createTransport(config.smtpUrl) : undefined;
    this.outbox = new Outbox(config.dataDir);
    jobs.handle(mailJob, (letter) => this.deliver(letter));
  }

  /** Sends as soon as possible; with `tx` only if that transaction is committed. */
  send(letter: Letter, options: { tx?: Tx } = {}): Promise<void> {
    return this.#jobs.send(mailJob, letter, options);
  }

  /** Hands the letter to the mail server, or to the outbox on a developer's machine. Rejects when it is not taken. */
  async deliver(letter: Letter): Promise<void> {
    try {
      await this.#handOver(letter);
      this.#metrics?.countMail('sent');
    } catch (error) {
      this.#metrics?.countMail('failed');
      throw error;
    }
  }

  async #handOver(letter: Letter): Promise<void> {
    if (this.#transport) {
      const to = { name: '', address: letter.to };
      await this.#transport.sendMail({ ...letter, to, from: this.#config.mailFrom });
    } else if (this.#config.devOutbox) {
      await this.outbox.put(letter, this.#clock());
    }
  }

  close(): void {
    this.#transport?.close();
  }
}
