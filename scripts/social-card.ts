/*
 * Draws the picture that stands beside a shared address, from the front page's words, type and mark:
 * node scripts/social-card.ts. It is committed; run it when those words change. It bears no name, for the operator
 * chooses that.
 */
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

import { installedDescription } from '../src/app/texts.ts';
import { heroLine1, heroLine2, heroLine3 } from '../src/features/auth/texts.ts';
import { LARGE_RING, ringPaths } from '../src/kit/brush.ts';
import { browserFlags, findBrowser } from './browser.ts';

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url));
const font = async (name: string) =>
  `url(data:font/woff2;base64,${(await read(`src/kit/theme/fonts/${name}-core-normal.woff2`)).toString('base64')})`;

const style = `
  @font-face { font-family: serif-of-ours; src: ${await font('literata')} }
  @font-face { font-family: sans-of-ours; src: ${await font('figtree')} }
  body {
    margin: 0; height: 100vh; display: grid; grid-template-columns: 1fr 312px; align-items: center; gap: 40px;
    padding: 0 92px 0 88px; box-sizing: border-box; background: #faf7f0; color: #22211d;
  }
  h1 { margin: 0; font: 400 76px / 1.08 serif-of-ours; letter-spacing: -0.026em; font-variant-ligatures: no-common-ligatures }
  h1 span { display: block; white-space: nowrap }
  p { margin: 36px 0 0; max-width: 21em; font: 400 29px / 1.5 sans-of-ours; color: #595649; text-wrap: balance }
  svg { width: 100%; fill: #1f6b47 }`;

const lines = [heroLine1, heroLine2, heroLine3].map((line) => `<span>${line}</span>`).join('');
const strokes = ringPaths(LARGE_RING).map((path) => `<path d="${path}" />`);
const mark = `<svg viewBox="0 0 120 120">${strokes.join('')}</svg>`;

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
await page.setContent(
  `<style>${style}</style><div><h1>${lines}</h1><p>${installedDescription}</p></div>${mark}`,
);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: new URL('../public/social-card.png', import.meta.url).pathname });
await browser.close();
