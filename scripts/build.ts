/*
 * npm run build: the web app for production, in dist. Vite bundles it; then the public pages' words are written into
 * their documents, and the fonts into the sheet of the server's own pages; then the release's list is written, and every
 * text file gets its compressed twins.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { shortCode } from '../src/kernel/release.ts';
import { compress } from './build/compress.ts';
import { writeDocsSheet } from './build/docs-sheet.ts';
import { writePublicPages } from './build/prerender.ts';
import { writeRelease } from './build/release.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
/** The public pages, bundled for Node. */
const renderer = join(root, 'node_modules', '.growth-loop', 'prerender');

process.env.NODE_ENV = 'production';
const logLevel = process.argv.includes('--quiet') ? 'warn' : 'info';
await build({ root, logLevel });
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/app/public/prerender.tsx', outDir: renderer, emptyOutDir: true },
});
await writePublicPages(dist, join(renderer, 'prerender.js'));
await writeDocsSheet(dist);
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const code = await writeRelease(dist, version);
// A build that is only compared with another one is served to nobody.
if (!process.argv.includes('--bare')) await compress(dist);
console.log(`Release ${version}, code ${shortCode(code)} (${code}).`);
// Pages that were rendered may have left channels to other tabs open, which nobody here will ever use.
process.exit(0);
