import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { codeOf, listOf, RELEASE_LIST, type Release, sha256 } from '../../src/kernel/release.ts';

const WORKER = '/service-worker.js';
/** In the service worker, for what it is told of its release. */
const SIGN = '%RELEASE%';
/** The documents of public pages, which are served without the folder and the ending. */
const PAGE = /^\/\.pages\/(.+)\.html$/;
/** What is not for browsers, packed twins, which are sent in place of their files, and the list itself. */
const NOT_LISTED = /^\/\.|\.(?:br|gz)$|^\/release\.json$/;

/** The address under which a file of the build is served; undefined for one that is not. */
function addressOf(dist: string, path: string): string | undefined {
  const name = `/${relative(dist, path).replaceAll(sep, '/')}`;
  const page = PAGE.exec(name)?.[1];
  if (page) return page === 'index' ? '/' : `/${page}`;
  return NOT_LISTED.test(name) ? undefined : name;
}

const hashOf = async (path: string): Promise<string> => sha256(new Uint8Array(await readFile(path)));

async function filesOf(dist: string): Promise<Release['files']> {
  const found = await readdir(dist, { recursive: true, withFileTypes: true });
  const files: Release['files'] = {};
  for (const file of found) {
    const path = join(file.parentPath, file.name);
    const address = file.isFile() ? addressOf(dist, path) : undefined;
    if (address) files[address] = await hashOf(path);
  }
  return files;
}

/**
 * Writes the list of a finished build beside its files, and answers the release's code. The service worker gets a sign of
 * everything else first, so that whatever changes, browsers find another worker and with it the release.
 */
export async function writeRelease(dist: string, version: string): Promise<string> {
  const files = await filesOf(dist);
  const worker = join(dist, WORKER);
  const sign = (await codeOf(listOf({ version, files }))).slice(0, 16);
  const unsigned = await readFile(worker, 'utf8');
  if (!unsigned.includes(SIGN)) throw new Error(`${WORKER} has no place for ${SIGN}.`);
  await writeFile(worker, unsigned.replace(SIGN, sign));
  const list = listOf({ version, files: { ...files, [WORKER]: await hashOf(worker) } });
  await writeFile(join(dist, RELEASE_LIST), list);
  return codeOf(list);
}
