/*
 * Draws the icons of the installed app from public/icon.svg: node scripts/icons.ts. They are committed; run it when
 * the mark changes.
 */
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';

const folder = new URL('../public/', import.meta.url);
const PAPER = '#faf7f0';

/** `room` is the share of the icon's width that the mark takes: a maskable icon may be cut to a circle of 0.8. */
const icons = [
  { name: 'icon-192.png', size: 192, room: 0.8 },
  { name: 'icon-512.png', size: 512, room: 0.8 },
  { name: 'icon-maskable-512.png', size: 512, room: 0.56 },
];

const svg = await readFile(new URL('icon.svg', folder), 'utf8');
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
for (const { name, size, room } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size }, colorScheme: 'light' });
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${PAPER}}svg{width:${room * 100}%}</style>${svg}`,
  );
  await page.screenshot({ path: new URL(name, folder).pathname });
}
await browser.close();
