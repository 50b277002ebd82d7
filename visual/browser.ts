import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser, findShell, NoBrowser } from '../scripts/browser.ts';

/** The references hold for this one: another draws letters differently by a hair. */
const PINNED = 'headless shell of Chromium 156.0.8078.108 on Linux x64';

interface Found {
  path: string;
  /** The browser that is here, in the words of `PINNED`. */
  name: string;
}

/** The browser for the pictures. @throws NoBrowser */
export function pictureBrowser(): Found {
  const path = findShell(findBrowser());
  const said = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const version = /Chromium [\d.]+/.exec(said)?.[0] ?? said;
  const kind = /headless.shell/.test(path) ? 'headless shell of ' : '';
  const system = `${process.platform === 'linux' ? 'Linux' : process.platform} ${process.arch}`;
  return { path, name: `${kind}${version} on ${system}` };
}

/** How a machine draws, whatever the product looks like: its own fonts, and signs that ours lack. */
const DRAWING = join(import.meta.dirname, 'drawing.png');
const DRAWN = `<!doctype html><body style="margin: 8px; font-size: 20px">
  <p style="font-family: serif">Serif, “quoted” — 0123</p>
  <p style="font-family: sans-serif">Sans, “quoted” — 0123</p>
  <p style="font-family: monospace">Mono, “quoted” — 0123</p>
  <p style="font-family: system-ui">↑ ↓ ↵ ✓ … ⌘ 😀 日本</p>
  <input type="date" value="2033-05-19"><select><option>One</select>
  <div style="height: 40px; border-radius: 9px; background: linear-gradient(30deg, #123, #edc)"></div>`;

async function draw(path: string): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: path, args: browserFlags() });
  try {
    const page = await browser.newPage({ locale: 'en-US', viewport: { width: 400, height: 400 } });
    await page.setContent(DRAWN);
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}

/** Keeps how this machine draws, where nothing is kept yet. */
export async function saveDrawing(): Promise<void> {
  if (!existsSync(DRAWING)) writeFileSync(DRAWING, await draw(pictureBrowser().path));
}

/** Why nothing can be compared here, in one sentence; undefined with the pinned browser and the fonts it had. */
export async function reasonForNoPictures(): Promise<string | undefined> {
  let found: Found;
  try {
    found = pictureBrowser();
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error;
    found = { path: '', name: 'none' };
  }
  if (found.name !== PINNED)
    return `the pictures are of the ${PINNED}, and the browser here is the ${found.name}: nothing was compared.`;
  if (existsSync(DRAWING) && !readFileSync(DRAWING).equals(await draw(found.path)))
    return 'the pictures were made with other fonts than this machine has: nothing was compared.';
  return undefined;
}
