import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What a language loads: `folder` is where its documents are in dist. */
function pagesIn(folder) {
  const built = (name) => readFileSync(new URL(`./dist/${folder}${name}`, import.meta.url), 'utf8');

  /** Vite's record of the build: which file each source became, and which others it needs. */
  const manifest = JSON.parse(built('.vite/manifest.json'));

  /** What a document itself asks for, before any page is known. */
  const askedBy = (document) =>
    [...built(document).matchAll(/(?<=["\s])\/(assets\/[^"\s]+\.(?:js|css))(?=["\s])/g)].map(
      ([, file]) => file,
    );

  /** What is loaded by name: a source's own file, or one of those that chunks.config.ts puts together. */
  const chunkOf = (name) => manifest[name] ?? Object.values(manifest).find((chunk) => chunk.name === name);

  /** Every file that the browser loads for a document and these sources, through all their static imports. */
  return function loaded(document, ...sources) {
    const asked = askedBy(document);
    const files = new Set(asked);
    const followed = new Set();
    const follow = (chunk) => {
      if (!chunk || followed.has(chunk)) return;
      followed.add(chunk);
      for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
      for (const name of chunk.imports ?? []) follow(manifest[name]);
    };
    for (const file of asked) follow(Object.values(manifest).find((chunk) => chunk.file === file));
    for (const source of sources) {
      if (!chunkOf(source)) throw new Error(`The build has no page made of ${source}.`);
      follow(chunkOf(source));
    }
    return [...files].map((file) => `dist/${file}`);
  };
}

const scripts = (files) => files.filter((file) => file.endsWith('.js'));
const sheets = (files) => files.filter((file) => file.endsWith('.css'));

const signedIn = ['src/session/signed-in.tsx', 'frame'];

/** What a page in each language may weigh beyond English: its words are longer, and some have fonts of their own. */
const LANGUAGES = [
  { name: 'English', folder: '', landing: '', more: 0, fonts: 0 },
  ...readdirSync(new URL('./dist/.languages', import.meta.url)).map((code) => ({
    name: code,
    folder: `.languages/${code}/`,
    landing: `${code}`,
    more: 2.5,
    fonts: existsSync(new URL(`./src/kit/theme/fonts-${code}.css`, import.meta.url)) ? 1 : 0,
  })),
];

export default LANGUAGES.flatMap(({ name, folder, landing, more, fonts }) => {
  const loaded = pagesIn(folder);
  const front = loaded(`.pages/${landing || 'index'}.html`, 'src/features/auth/ui/landing-page.tsx');
  const dashboard = loaded('index.html', ...signedIn, 'src/features/dashboard/ui/growth-page.tsx');
  return [
    { name: `Landing page in ${name}, all its JavaScript`, path: scripts(front), limit: `${85.4 + more} kB` },
    {
      name: `Dashboard in ${name}, all its JavaScript`,
      path: scripts(dashboard),
      limit: `${144.2 + more} kB`,
    },
    { name: `Landing page in ${name}, all its styles`, path: sheets(front), limit: `${12.6 + fonts} kB` },
    { name: `Dashboard in ${name}, all its styles`, path: sheets(dashboard), limit: `${12.5 + fonts} kB` },
  ].map((page) => ({ ...page, gzip: true }));
});
