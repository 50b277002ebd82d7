/*
 * npm run verify -- https://journal.example: whether a server sends the web app that these sources build, file by file, in every language.
 * What its operator has set, such as the product's name, is put into the built documents before they are compared.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressIn, LANGUAGE_COOKIE, LANGUAGES, type OfferedLanguage } from '../src/kernel/languages.ts';
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

const folderOf = (language: OfferedLanguage): string =>
  language === 'en' ? dist : join(dist, '.languages', language);

/** Packed as it is sent to browsers, to one on which this language was chosen. */
async function served(path: string, language: OfferedLanguage): Promise<Response> {
  const headers = { 'accept-encoding': 'gzip, deflate, br', cookie: `${LANGUAGE_COOKIE}=${language}` };
  const answer = await fetch(new URL(path, server), { redirect: 'error', headers });
  if (!answer.ok) throw new Error(`it was answered with ${answer.status}`);
  return answer;
}

/** A public page holds the settings among its words. Each language has its own address of it. */
async function isPageAsBuilt(path: string, language: OfferedLanguage): Promise<boolean> {
  const html = await (await served(addressIn(language, path), language)).text();
  const settings = settingsIn(html);
  if (settings === undefined) return false;
  const file = path === '/' ? 'index.html' : `${path}.html`;
  return html === filledDocument(readFileSync(join(folderOf(language), '.pages', file), 'utf8'), settings);
}

async function isFileAsBuilt(path: string, language: OfferedLanguage, hash: string): Promise<boolean> {
  const bytes = new Uint8Array(await (await served(path, language)).arrayBuffer());
  return (await builtHash(path, bytes)) === hash;
}

async function problemOf(
  language: OfferedLanguage,
  [path, hash]: [string, string],
): Promise<string | undefined> {
  try {
    const isPage = !path.includes('.');
    const isAsBuilt = await (isPage ? isPageAsBuilt(path, language) : isFileAsBuilt(path, language, hash));
    return isAsBuilt ? undefined : `${path} differs`;
  } catch (error) {
    return `${path} could not be compared: ${error instanceof Error ? error.message : error}`;
  }
}

/** What the server says that it sends; ends the run where it cannot be asked. */
async function publishedList(language: OfferedLanguage): Promise<string> {
  try {
    return await (await served(RELEASE_LIST, language)).text();
  } catch (error) {
    console.error(`${server} has no list of its release: ${error instanceof Error ? error.message : error}.`);
    process.exit(2);
  }
}

/** Compares the release of a language, says what it found, and answers whether all is the same. */
async function isSame(language: OfferedLanguage): Promise<boolean> {
  const list = readFileSync(join(folderOf(language), RELEASE_LIST), 'utf8');
  const release = releaseOf(list);
  if (!release) throw new Error('The build has no list of its release.');
  const published = await publishedList(language);
  const files = Object.entries(release.files);
  const problems: string[] = [];
  for (let from = 0; from < files.length; from += AT_ONCE) {
    const some = files.slice(from, from + AT_ONCE).map((file) => problemOf(language, file));
    problems.push(...(await Promise.all(some)).filter((problem) => problem !== undefined));
  }
  const code = shortCode(await codeOf(list));
  console.log(`These sources build release ${release.version} (${language}), code ${code}.`);
  console.log(
    `${server} publishes ${published === list ? 'the same' : `code ${shortCode(await codeOf(published))}`}.`,
  );
  for (const problem of problems) console.log(problem);
  console.log(
    problems.length === 0
      ? `${server} sends the same: all ${files.length} files.`
      : `${server} sends something else: ${problems.length} of ${files.length} files.`,
  );
  return problems.length === 0;
}

let areSame = true;
for (const language of LANGUAGES) areSame = (await isSame(language)) && areSame;
process.exitCode = areSame ? 0 : 1;
