import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { Metrics } from './metrics.ts';

const folder = new URL('../../docs/grafana/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

interface Dashboard {
  panels: { targets: { expr: string }[] }[];
}
interface Alerts {
  groups: { rules: { alert: string; expr: string }[] }[];
}

const metrics = new Metrics();
const pool = new pg.Pool();
const server = metrics.createServer();
let exposed: string[];

beforeAll(async () => {
  metrics.watch({ pool, depths: async () => [] });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  exposed = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
});
afterAll(async () => {
  server.close();
  await pool.end();
});

/** The metrics that an expression of Prometheus reads: its names that are no function, no label and no range. */
const metricsIn = (expression: string): string[] =>
  expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without) \([^)]*\)|\w+(?=\()/g, ' ')
    .split(/[^\w:]+/)
    .filter((word) => /^[a-z]\w*_/.test(word))
    .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));

test('every metric that the dashboard and the alerts read is one that the server exposes', () => {
  const { panels }: Dashboard = JSON.parse(read('growth-loop.json'));
  const { groups }: Alerts = parse(read('alerts.yaml'));
  const expressions = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ];
  expect(expressions.length).toBeGreaterThan(15);
  for (const expression of expressions) {
    const named = metricsIn(expression);
    expect(named, expression).not.toEqual([]);
    for (const name of named) expect(exposed, expression).toContain(name);
  }
});
