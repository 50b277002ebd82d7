import { readFileSync } from 'node:fs';

const built = (name) => readFileSync(new URL(`./dist/${name}`, import.meta.url), 'utf8');

/** Vite's record of the build: which file each source became, and which others it needs. */
const manifest = JSON.parse(built('.vite/manifest.json'));

/** What the document itself asks for, before any page is known. */
const asked = [...built('index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
  ([, file]) => file,
);

/** Every JavaScript file that the browser loads for these sources, through all their static imports. */
function scripts(...sources) {
  const files = new Set();
  const follow = (chunk) => {
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const name of chunk.imports ?? []) follow(manifest[name]);
  };
  for (const file of asked) follow(Object.values(manifest).find((chunk) => chunk.file === file));
  for (const source of sources) {
    if (!manifest[source]) throw new Error(`The build has no page made of ${source}.`);
    follow(manifest[source]);
  }
  return [...files].map((file) => `dist/${file}`);
}

const signedIn = [
  'src/web/session/signed-in.tsx',
  'src/web/shell/app-frame.tsx',
  'src/web/shell/messages.tsx',
];

export default [
  {
    name: 'Landing page, all its JavaScript',
    path: scripts('src/features/auth/ui/landing-page.tsx'),
    gzip: true,
    limit: '95 kB',
  },
  {
    name: 'Dashboard, all its JavaScript',
    path: scripts(...signedIn, 'src/features/dashboard/ui/growth-page.tsx'),
    gzip: true,
    limit: '150 kB',
  },
];
