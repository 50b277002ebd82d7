/*
 * npm run bench:telemetry: what traces cost. Four server processes on one database, in the same run: one that measures
 * nothing, one with metrics for Prometheus alone, one that sends them and every trace to a collector on this machine, and
 * one that sends one trace in a hundred.
 *
 *   list   GET /api/journal/entries?limit=10: four spans
 *   save   POST /api/journal/entries: a whole page with two actions, its mark and its points
 *
 * Beside requests a second it prints the processor time of the server for each: machines are shared, and that differs
 * less. Compare ratios, not figures.
 */
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../dev/postgres/embedded.ts';
import { makeTemporaryDirectory } from '../dev/postgres/temporary.ts';
import {
  CONNECTIONS,
  type Kind,
  listAndSave,
  load,
  makeSubjects,
  median,
  type Subject,
  spawnServer,
  whole,
} from './load.ts';
import { ownProcessorTime } from './processor-time.ts';

/** Short rounds, and many: what else the machine does then meets all ways alike. */
const ROUNDS = 15;
const SECONDS = 2;
const IDLE_SECONDS = 5;

interface Way {
  name: string;
  url: string;
  child: ChildProcess;
  /** What it uses of the processors in a second in which nobody calls: it looks for jobs. */
  idleMs: number;
}

interface Round {
  perSecond: number;
  processorMs: number;
}

const root = resolve(import.meta.dirname, '..');
const folder = await makeTemporaryDirectory();
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), say: () => undefined });
const ways: Way[] = [];

/** Takes everything and looks at nothing, so that it costs next to nothing itself. */
let received = 0;
const collector = createServer((request, response) => {
  request.on('data', (part: Buffer) => {
    received += part.length;
  });
  request.on('end', () => response.end());
});
await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

async function start(name: string, settings: Record<string, string>): Promise<void> {
  const server = await spawnServer(root, { folder, databaseUrl: postgres.url, settings });
  ways.push({ name, ...server, idleMs: 0 });
}

const sending = (share: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
  OTEL_TRACES_SAMPLER_ARG: share,
});

/** What the process has used of the processors so far, its own work and the system's for it. */
const processorMs = ({ child }: Pick<Way, 'child'>): number => ownProcessorTime(child.pid ?? 0);

/** Of all at once, after their start. */
async function noteIdle(): Promise<void> {
  await sleep(IDLE_SECONDS * 1000);
  const before = ways.map(processorMs);
  await sleep(IDLE_SECONDS * 1000);
  for (const [index, way] of ways.entries()) {
    way.idleMs = (processorMs(way) - (before[index] ?? 0)) / IDLE_SECONDS;
  }
}

async function round(way: Way, people: Subject[], kind: Kind): Promise<Round> {
  const [before, began] = [processorMs(way), performance.now()];
  const perSecond = await load(way.url, people, kind, SECONDS);
  const idle = (way.idleMs * (performance.now() - began)) / 1000;
  return { perSecond, processorMs: (processorMs(way) - before - idle) / (perSecond * SECONDS) };
}

async function measure(kind: Kind): Promise<void> {
  const rounds = new Map<Way, Round[]>(ways.map((way) => [way, []]));
  const people = new Map<Way, Subject[]>();
  for (const [index, way] of ways.entries())
    people.set(way, await makeSubjects(way.url, `${kind.name}-${index}`));
  // A first round that does not count: servers and database are cold.
  for (const way of ways) await round(way, people.get(way) ?? [], kind);
  for (let count = 0; count < ROUNDS; count++) {
    // Each is the first in its turn: the order has no part in the figures.
    const turn = [...ways.slice(count % ways.length), ...ways.slice(0, count % ways.length)];
    for (const way of turn) rounds.get(way)?.push(await round(way, people.get(way) ?? [], kind));
  }
  const [first] = ways.map((way) => rounds.get(way) ?? []);
  for (const way of ways) report(kind, way, rounds.get(way) ?? [], first ?? []);
}

/** Each round beside the one of the same turn: what else the machine did then was the same for both. */
function ratio(rounds: Round[], first: Round[], of: keyof Round): string {
  return median(rounds.map((each, index) => each[of] / (first[index]?.[of] ?? 1))).toFixed(2);
}

function report(kind: Kind, way: Way, rounds: Round[], first: Round[]): void {
  const perSecond = median(rounds.map((each) => each.perSecond));
  const processor = median(rounds.map((each) => each.processorMs));
  console.log(
    `${kind.name}  ${way.name.padEnd(20)} ${whole(perSecond)}/s, ratio ${ratio(rounds, first, 'perSecond')}` +
      `   processor ${processor.toFixed(2)} ms each, ratio ${ratio(rounds, first, 'processorMs')}`,
  );
}

try {
  await start('off', {});
  await start('metrics alone', { METRICS_PORT: '0' });
  await start('every trace', sending('1'));
  await start('one in a hundred', sending('0.01'));
  console.log(`${CONNECTIONS} people at once, medians of ${ROUNDS} rounds of ${SECONDS} s`);
  await noteIdle();
  for (const kind of listAndSave) await measure(kind);
  console.log(`the collector was sent ${whole(received / 1024)} kB`);
} finally {
  for (const { child } of ways) {
    child.kill('SIGTERM');
    await new Promise((ended) => child.once('exit', ended));
  }
  collector.close();
  collector.closeAllConnections();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
