/*
 * npm run build: the web app for production, in dist, in every language. Vite bundles it; then the public pages' words are
 * written into their documents, and the fonts into the sheet of the server's own pages; then the release's list is
 * written, and every text file gets its compressed twins.
 *
 * Each language is a release of its own: English in dist, the others in dist/.languages. They share dist/assets, where a
 * file's name holds the hash of what is in it.
 */
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { LANGUAGES, type Language } from '../src/kernel/languages.ts';
import { shortCode } from '../src/kernel/release.ts';
import { compress } from './build/compress.ts';
import { writeDocsSheet } from './build/docs-sheet.ts';
import { writePublicPages } from './build/prerender.ts';
import { writeRelease } from './build/release.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
/** The public pages, bundled for Node. */
const renderer = join(root, 'node_modules', '.growth-loop', 'prerender');
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

process.env.NODE_ENV = 'production';
const logLevel = process.argv.includes('--quiet') ? 'warn' : 'info';

/** Builds the app in a language into a folder of its own, and answers the release's code. */
async function buildIn(language: Language, outDir: string): Promise<string> {
  process.env.TEXTS_LANGUAGE = language;
  await build({ root, logLevel, build: { outDir, emptyOutDir: true } });
  const folder = join(renderer, language);
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/app/public/prerender.tsx', outDir: folder, emptyOutDir: true },
  });
  await writePublicPages(outDir, join(folder, 'prerender.js'), language);
  await writeDocsSheet(outDir);
  return writeRelease(outDir, version);
}

/** What a language has for itself; all else it shares with English. */
const OWN = ['.pages', 'index.html', 'manifest.webmanifest', 'release.json', 'service-worker.js', '.vite'];

/** Moves a language's files to where the server finds them. */
async function addLanguage(language: Language, built: string): Promise<void> {
  await cp(join(built, 'assets'), join(dist, 'assets'), { recursive: true });
  const others = (await readdir(built)).filter((name) => !OWN.includes(name));
  await Promise.all(others.map((name) => rm(join(built, name), { recursive: true })));
  await cp(built, join(dist, '.languages', language), { recursive: true });
}

const codes = [{ language: 'en', code: await buildIn('en', dist) }];
const built = join(root, 'node_modules', '.growth-loop', 'language');
for (const language of LANGUAGES.filter((each) => each !== 'en')) {
  codes.push({ language, code: await buildIn(language, built) });
  await addLanguage(language, built);
}
await rm(built, { recursive: true, force: true });
// A build that is only compared with another one is served to nobody.
if (!process.argv.includes('--bare')) await compress(dist);
for (const { language, code } of codes) {
  console.log(`Release ${version} (${language}), code ${shortCode(code)} (${code}).`);
}
// Pages that were rendered may have left channels to other tabs open, which nobody here will ever use.
process.exit(0);
