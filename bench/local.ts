/*
 * npm run bench:local: how fast the notebook opens on a device, with ten years of one person in it (a page, five
 * actions, a lesson and the day's marks each day), in Chromium.
 *
 *   fill     a first sync of everything, the server's part aside
 *   today    from a new document until today can be read
 *   all      until everything can
 *   seen     a write, until it shows
 *   durable  until it is on the disk
 *   longest  the longest time for which the page could not answer a key, while it opened
 *
 * `-- --slowed 4` slows the processor. Milliseconds; medians of nine documents. Machines differ and are shared.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { browserFlags, findBrowser } from '../scripts/browser.ts';

const DOCUMENTS = 9;
const { values } = parseArgs({ options: { slowed: { type: 'string', default: '1' } } });

const built = await build({
  configFile: false,
  logLevel: 'error',
  build: { write: false, target: 'es2024', rolldownOptions: { input: 'bench/local-page.ts' } },
});
const outputs = Array.isArray(built) ? built : [built];
const script = outputs
  .flatMap((one) => ('output' in one ? one.output : []))
  .find((file) => file.type === 'chunk');
if (script?.type !== 'chunk') throw new Error('The page could not be built.');
const { code } = script;

const server = createServer((request, response) => {
  const isScript = request.url === '/page.js';
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? code : '<!doctype html><script type="module" src="/page.js"></script>');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

interface Bench {
  fill(): Promise<{ rows: number; milliseconds: number }>;
  open(): Promise<Record<string, number>>;
}
type Measured = typeof globalThis & { bench: Bench };

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
try {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const { rows, milliseconds } = await page.evaluate(() => (globalThis as Measured).bench.fill());
  console.log(`${rows} rows, slowed ${values.slowed} times`);
  console.log(`fill    ${Math.round(milliseconds)}`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowed) });
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < DOCUMENTS; run++) {
    await page.goto(address);
    runs.push(await page.evaluate(() => (globalThis as Measured).bench.open()));
  }
  for (const figure of ['today', 'all', 'seen', 'durable', 'longest']) {
    const sorted = runs.map((run) => run[figure] ?? 0).toSorted((one, other) => one - other);
    console.log(`${figure.padEnd(7)} ${(sorted[Math.floor(DOCUMENTS / 2)] ?? 0).toFixed(1)}`);
  }
} finally {
  await browser.close();
  server.close();
}
