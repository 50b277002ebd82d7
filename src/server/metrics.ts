import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type pg from 'pg';
import type { QueueDepth } from './jobs.ts';
import { METHODS } from './request-log.ts';

/** How long calls take, in seconds: from a list to what is given up. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Watched {
  pool: pg.Pool;
  /** How much work waits; asked at every scrape. */
  depths(): Promise<QueueDepth[]>;
}

/** What an operator's Prometheus collects. Nothing in it is about a person: labels are patterns, names and outcomes. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to its answer.',
    labelNames: ['method', 'route', 'status_class'],
    buckets: DURATIONS,
    registers: [this.#registry],
  });
  readonly #mails = new Counter({
    name: 'mail_deliveries_total',
    help: 'Attempts to hand an email over to the mail server.',
    labelNames: ['outcome'],
    registers: [this.#registry],
  });

  readonly #reminders = new Counter({
    name: 'reminder_deliveries_total',
    help: 'Reminders with a known outcome.',
    labelNames: ['channel', 'state'],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    for (const outcome of ['sent', 'failed']) this.#mails.inc({ outcome }, 0);
  }

  /** Begins to report on the pool and the queues. */
  watch({ pool, depths }: Watched): void {
    this.#gauge('database_pool_connections', 'Open connections.', () => pool.totalCount);
    this.#gauge('database_pool_idle_connections', 'Idle connections.', () => pool.idleCount);
    this.#gauge('database_pool_waiting', 'Requests waiting for a connection.', () => pool.waitingCount);
    new Gauge({
      name: 'job_queue_depth',
      help: 'Unfinished jobs in the database, whichever server does them. Missing while it does not answer.',
      labelNames: ['queue', 'state'],
      registers: [this.#registry],
      async collect() {
        this.reset();
        for (const { queue, state, jobs } of await depths().catch(() => [])) this.set({ queue, state }, jobs);
      },
    });
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }

  observeRequest(request: { method: string; route: string; status: number }, seconds: number): void {
    const method = METHODS.includes(request.method) ? request.method : 'other';
    const status_class = `${Math.floor(request.status / 100)}xx`;
    this.#requests.observe({ method, route: request.route, status_class }, seconds);
  }

  countMail(outcome: 'sent' | 'failed'): void {
    this.#mails.inc({ outcome });
  }

  countReminder(channel: string, state: 'sent' | 'skipped' | 'failed'): void {
    this.#reminders.inc({ channel, state });
  }

  /** Everything as it is now. */
  snapshot() {
    return this.#registry.getMetricsAsJSON();
  }

  /** A server for `GET /metrics` and nothing else; it does not listen yet. */
  createServer(): Server {
    return createServer(async (request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      try {
        const text = await this.#registry.metrics();
        response.writeHead(200, { 'content-type': this.#registry.contentType }).end(text);
      } catch {
        response.writeHead(500).end();
      }
    });
  }
}
