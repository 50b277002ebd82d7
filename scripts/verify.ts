/*
 * npm run verify -- https://journal.example: whether a server sends the web app that these sources build, file by file.
 * What its operator has set, such as the product's name, is put into the built documents before they are compared.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtHash, codeOf, RELEASE_LIST, releaseOf, shortCode } from '../src/kernel/release.ts';
import { filledDocument, settingsIn } from '../src/server/web-app/filled-files.ts';

const dist = join(import.meta.dirname, '..', 'dist');
/** How many files are asked for at once. */
const AT_ONCE = 8;

const [given] = process.argv.slice(2);
if (!given) {
  console.error('Say which server: npm run verify -- https://journal.example');
  process.exit(2);
}
const server = new URL(given).origin;

/** Packed as it is sent to browsers. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' };

const served = async (path: string): Promise<Response> => {
  const answer = await fetch(new URL(path, server), { redirect: 'error', headers: HEADERS });
  if (!answer.ok) throw new Error(`it was answered with ${answer.status}`);
  return answer;
};

/** A public page holds the settings among its words. */
async function isPageAsBuilt(path: string): Promise<boolean> {
  const html = await (await served(path)).text();
  const settings = settingsIn(html);
  if (settings === undefined) return false;
  const built = readFileSync(join(dist, '.pages', path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  return html === filledDocument(built, settings);
}

async function isFileAsBuilt(path: string, hash: string): Promise<boolean> {
  const bytes = new Uint8Array(await (await served(path)).arrayBuffer());
  return (await builtHash(path, bytes)) === hash;
}

async function problemOf([path, hash]: [string, string]): Promise<string | undefined> {
  try {
    const isAsBuilt = await (path.includes('.') ? isFileAsBuilt(path, hash) : isPageAsBuilt(path));
    return isAsBuilt ? undefined : `${path} differs`;
  } catch (error) {
    return `${path} could not be compared: ${error instanceof Error ? error.message : error}`;
  }
}

/** What the server says that it sends; ends the run where it cannot be asked. */
async function publishedList(): Promise<string> {
  try {
    return await (await served(RELEASE_LIST)).text();
  } catch (error) {
    console.error(`${server} has no list of its release: ${error instanceof Error ? error.message : error}.`);
    process.exit(2);
  }
}

const list = readFileSync(join(dist, RELEASE_LIST), 'utf8');
const release = releaseOf(list);
if (!release) throw new Error('The build has no list of its release.');
const published = await publishedList();
const files = Object.entries(release.files);
const problems: string[] = [];
for (let from = 0; from < files.length; from += AT_ONCE) {
  const found = await Promise.all(files.slice(from, from + AT_ONCE).map(problemOf));
  problems.push(...found.filter((problem) => problem !== undefined));
}
console.log(`These sources build release ${release.version}, code ${shortCode(await codeOf(list))}.`);
console.log(
  `${server} publishes ${published === list ? 'the same' : `code ${shortCode(await codeOf(published))}`}.`,
);
for (const problem of problems) console.log(problem);
console.log(
  problems.length === 0
    ? `${server} sends the same: all ${files.length} files.`
    : `${server} sends something else: ${problems.length} of ${files.length} files.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
