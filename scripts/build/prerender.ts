import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage } from '../../src/app/public/heads.ts';
import { addressIn, LANGUAGES, type Language, languageTag } from '../../src/kernel/languages.ts';

/** One file of the build, as Vite records it. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Where the server finds them; hidden from the web, for they still hold signs in place of the settings. */
const FOLDER = '.pages';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The files that a source became, with all that it needs. */
function filesOf(manifest: Record<string, Chunk>, source: string): { scripts: string[]; sheets: string[] } {
  const followed = new Set<Chunk>();
  const follow = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || followed.has(chunk)) return;
    followed.add(chunk);
    chunk.imports?.forEach(follow);
  };
  follow(source);
  const chunks = [...followed];
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    sheets: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  };
}

const SCRIPT =
  /<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)"[^>]*>(?:<\/script>)?\s*/g;

const SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\s*/g;

/**
 * The document of a page before its words are in it. The sheets that they need stand in it, so that the first answer of
 * the server can be painted. In place of its scripts it has their names, the first to be run and the others to be there
 * by then: public/before-paint.js fetches them.
 */
async function headed(
  dist: string,
  template: string,
  { scripts, sheets }: ReturnType<typeof filesOf>,
): Promise<string> {
  const common = [...template.matchAll(SCRIPT)].map(([, file]) => file);
  const names = [...new Set([...common, ...scripts])].join(' ');
  const linked = [...template.matchAll(SHEET)].map(([, file]) => file);
  const files = [...new Set([...linked, ...sheets])];
  const styles = files.map((file) => readFile(join(dist, file ?? ''), 'utf8'));
  const style = `<style>${(await Promise.all(styles)).join('')}</style>`;
  // Named, and not fetched: Vite fetches the sheets of a page's scripts unless the document has a link to them.
  const known = files.map((file) => `<link rel="stylesheet" href="${file}" disabled>`).join('');
  return template
    .replaceAll(SCRIPT, '')
    .replaceAll(SHEET, '')
    .replace('</head>', () => `${style}${known}<meta name="scripts" content="${names}"></head>`);
}

/** Tells search engines where the page is in the other languages; English is for everyone whose language is none of them. */
const alternatesOf = (path: string): string =>
  [
    ...LANGUAGES.map((language) => [languageTag(language), addressIn(language, path)]),
    ['x-default', addressIn('en', path)],
  ]
    .map(([tag, address]) => `<link rel="alternate" hreflang="${tag}" href="%APP_URL%${address}">`)
    .join('');

/**
 * Writes a document for each public page into `dist/.pages`, from the template `dist/public.html`, which goes.
 * `renderer` is src/app/public/prerender.tsx, bundled for Node.
 */
export async function writePublicPages(dist: string, renderer: string, language: Language): Promise<void> {
  const { renderPages } = (await import(pathToFileURL(renderer).href)) as {
    renderPages: () => Promise<RenderedPage[]>;
  };
  const template = await readFile(join(dist, 'public.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'));
  for (const { path, title, description, html, source } of await renderPages()) {
    const address = addressIn(language, path);
    const values: Record<string, string> = {
      '%TITLE%': escapeHtml(title),
      '%DESCRIPTION%': escapeHtml(description),
      '%PATH%': address,
      '<!--languages-->': alternatesOf(path),
      '<!--page-->': html,
    };
    let document = await headed(dist, template, filesOf(manifest, source));
    for (const [sign, value] of Object.entries(values)) document = document.replaceAll(sign, () => value);
    const file = join(dist, FOLDER, address === '/' ? 'index.html' : `${address.slice(1)}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, document);
  }
  await rm(join(dist, 'public.html'));
}
