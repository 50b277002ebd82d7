import { spawnSync } from 'node:child_process';
import { findBrowser, findShell, NoBrowser } from '../scripts/browser.ts';

/** The references hold for this one: another draws letters differently by a hair. */
const PINNED = 'headless shell of Chromium 156.0.8078.79 on Linux x64';

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

/** Why nothing can be compared here, in one sentence; undefined with the pinned browser. */
export function whyNoPictures(): string | undefined {
  let found: string;
  try {
    found = pictureBrowser().name;
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error;
    found = 'none';
  }
  if (found === PINNED) return undefined;
  return `the pictures are of the ${PINNED}, and the browser here is the ${found}: nothing was compared.`;
}
