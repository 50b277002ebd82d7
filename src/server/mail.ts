import { createTransport, type Transporter } from 'nodemailer';
import * as z from 'zod';
import { type Config, isNeighbor } from './config.ts';
import type { Tx } from './database.ts';
import { defineJob, type Jobs } from './jobs.ts';
import type { Metrics } from './metrics.ts';
import type { Outbox } from './stand-ins.ts';

const emailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Further lines of its head, such as List-Unsubscribe. */
  headers: z.record(z.string(), z.string()).optional(),
});

/** One email to one address. */
export type Email = z.infer<typeof emailSchema>;

const mailJob = defineJob({ name: 'mail', data: emailSchema, retries: 8 });
/** To somebody whose account is gone: nothing would ever take the address out of the jobs that were given up. */
const lastMailJob = defineJob({ name: 'last-mail', data: emailSchema, retries: 8, keptWhenFailed: 3600 });

/** Connections to the mail server, unless its address names another number (`?maxConnections=100`). */
const CONNECTIONS = 40;
/** Each sends one email after another, without greeting and encryption anew, and is closed when it has none for so long. */
const IDLE_MS = 5000;
/** Less than a job is given, so that none is still on its way when its next attempt begins. */
const GIVEN_UP_MS = 50_000;

const connectionsOf = (smtpUrl: string | undefined): number =>
  Number(smtpUrl && new URL(smtpUrl).searchParams.get('maxConnections')) || CONNECTIONS;

/**
 * Emails hold links that open accounts. In production a mail server elsewhere that offers no TLS is sent none, unless its
 * address says `?requireTLS=false`; whoever sits between could take the offer away.
 */
function transportOf({ production, smtpUrl }: Config): Transporter | undefined {
  if (!smtpUrl) return undefined;
  const pool = {
    url: smtpUrl,
    pool: true,
    maxConnections: connectionsOf(smtpUrl),
    idleTimeout: IDLE_MS,
  } as const;
  const { hostname, searchParams } = new URL(smtpUrl);
  const isLeft = !production || isNeighbor(hostname) || searchParams.has('requireTLS');
  return createTransport(isLeft ? pool : { ...pool, requireTLS: true });
}

/**
 * Mail to people. `send` keeps the email with the jobs and returns; `deliver` hands it over at once and is for jobs
 * whose email holds a secret that must not lie in the database.
 */
export class Mail {
  readonly #jobs: Jobs;
  readonly #config: Config;
  readonly #clock: () => Date;
  readonly #metrics: Metrics | undefined;
  readonly #transport: Transporter | undefined;
  /** How many emails are handed over at a time; the others wait for their turn. */
  readonly atOnce: number;
  readonly #outbox: Outbox | undefined;

  constructor(
    config: Config,
    jobs: Jobs,
    clock: () => Date,
    { outbox, metrics }: { outbox?: Outbox | undefined; metrics?: Metrics | undefined },
  ) {
    this.#metrics = metrics;
    this.#jobs = jobs;
    this.#config = config;
    this.#clock = clock;
    this.#transport = transportOf(config);
    this.atOnce = connectionsOf(config.smtpUrl);
    this.#outbox = outbox;
    jobs.handle(mailJob, (email) => this.deliver(email));
    jobs.handle(lastMailJob, (email) => this.deliver(email));
  }

  /** Sends as soon as possible; with `tx` only if that transaction is committed. */
  send(email: Email, options: { tx?: Tx } = {}): Promise<void> {
    return this.#jobs.send(mailJob, email, options);
  }

  /** Sends the last mail to an account that goes with the transaction. */
  sendLast(email: Email, options: { tx: Tx }): Promise<void> {
    return this.#jobs.send(lastMailJob, email, options);
  }

  /** Hands the email to the mail server, or to the outbox on a developer's machine. Rejects when it is not taken. */
  async deliver(email: Email): Promise<void> {
    try {
      await this.#handOver(email);
      this.#metrics?.countMail('sent');
    } catch (error) {
      this.#metrics?.countMail('failed');
      throw error;
    }
  }

  async #handOver(email: Email): Promise<void> {
    if (this.#transport) {
      const to = { name: '', address: email.to };
      const { subject, text, html, headers = {} } = email;
      const signal = AbortSignal.timeout(GIVEN_UP_MS);
      await this.#transport.sendMail({
        subject,
        text,
        html,
        headers,
        to,
        from: this.#config.mailFrom,
        signal,
      });
    } else if (this.#config.devOutbox) {
      await this.#outbox?.put(email, this.#clock());
    }
  }

  close(): void {
    this.#transport?.close();
  }
}
