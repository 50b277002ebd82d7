/*
 * npm run bench:pages: what Lighthouse says of the public pages and of the dashboard, on its simulated phone. It starts
 * a server of its own; Lighthouse is fetched by npx for the run. A page is measured three times, and the run with the
 * middle score of performance is told: a busy machine lowers it, never raises it.
 */
import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryDirectory } from '../dev/postgres/temporary.ts';
import startServer from '../e2e/server.ts';
import { findBrowser } from '../scripts/browser.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
];

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { displayValue?: string }>;
}

const folder = await makeTemporaryDirectory();
const stop = await startServer();
const base = process.env.E2E_BASE_URL ?? '';

/** The cookie of somebody who has just signed up. */
async function signedInCookie(): Promise<string> {
  const answer = await fetch(`${base}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ name: 'Maya', email: `maya-${Date.now()}@example.com`, password: 'secret-1' }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function measureOnce(path: string, headers: Record<string, string>): Promise<Report> {
  const output = join(folder, 'report.json');
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const args = ['--yes', LIGHTHOUSE, `${base}${path}`, '--quiet', '--output=json', `--output-path=${output}`];
  const told = [
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${flags.join(' ')}`,
    `--extra-headers=${JSON.stringify(headers)}`,
  ];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  const done = spawnSync('npx', [...args, ...told], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0) throw new Error(`Lighthouse could not measure ${path}.`);
  return JSON.parse(await readFile(output, 'utf8'));
}

const scoreOf = ({ categories }: Report, category: string): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

async function measure(path: string, headers: Record<string, string> = {}): Promise<void> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run++) reports.push(await measureOnce(path, headers));
  reports.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const report = reports[Math.floor(RUNS / 2)];
  if (!report) return;
  const scores = CATEGORIES.map((category) => scoreOf(report, category)).join(' / ');
  const figures = FIGURES.map((figure) => report.audits[figure]?.displayValue).join(' · ');
  console.log(`${path.padEnd(16)} ${scores}   ${figures}`);
}

console.log(`${CATEGORIES.join(' / ')}   first paint · largest paint · blocking · shift · bytes`);
for (const path of ['/', '/introduction', '/registration', '/login']) await measure(path);
await measure('/dashgrowthloop', { Cookie: await signedInCookie() });
await stop?.();
await rm(folder, { recursive: true, force: true });
