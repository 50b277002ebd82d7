import { readFileSync } from 'node:fs';

/** Vite's record of the build: which file each source became, and which others it needs. */
const manifest = JSON.parse(readFileSync(new URL('./dist/.vite/manifest.json', import.meta.url), 'utf8'));

/** Every JavaScript file that the browser loads for these sources, through all their static imports. */
function scripts(...sources) {
  const seen = new Set();
  const follow = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    manifest[name].imports?.forEach(follow);
  };
  sources.forEach(follow);
  return [...seen].map((name) => `dist/${manifest[name].file}`);
}

const signedIn = [
  'src/web/session/signed-in.tsx',
  'src/web/shell/app-frame.tsx',
  'src/web/shell/messages.tsx',
];

export default [
  {
    name: 'Landing page, all its JavaScript',
    path: scripts('index.html', 'src/features/auth/ui/landing-page.tsx'),
    gzip: true,
    limit: '95 kB',
  },
  {
    name: 'Dashboard, all its JavaScript',
    path: scripts('index.html', ...signedIn, 'src/features/dashboard/ui/growth-page.tsx'),
    gzip: true,
    limit: '150 kB',
  },
];
