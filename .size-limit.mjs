import { readFileSync } from 'node:fs';

const built = (name) => readFileSync(new URL(`./dist/${name}`, import.meta.url), 'utf8');

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
function loaded(document, ...sources) {
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
}

const scripts = (files) => files.filter((file) => file.endsWith('.js'));
const sheets = (files) => files.filter((file) => file.endsWith('.css'));

const signedIn = ['src/session/signed-in.tsx', 'frame'];

const landing = loaded('.pages/index.html', 'src/features/auth/ui/landing-page.tsx');
const dashboard = loaded('index.html', ...signedIn, 'src/features/dashboard/ui/growth-page.tsx');

export default [
  {
    name: 'Landing page, all its JavaScript',
    path: scripts(landing),
    gzip: true,
    limit: '85 kB',
  },
  {
    name: 'Dashboard, all its JavaScript',
    path: scripts(dashboard),
    gzip: true,
    limit: '143.5 kB',
  },
  {
    name: 'Landing page, all its styles',
    path: sheets(landing),
    gzip: true,
    limit: '12.5 kB',
  },
  {
    name: 'Dashboard, all its styles',
    path: sheets(dashboard),
    gzip: true,
    limit: '12.5 kB',
  },
];
