import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * Every text is said somewhere, so that nobody translates what nobody reads. Which texts are used cannot be told from
 * imports alone: the server reads them by a proxy (src/server/spoken.ts), others by a name that is looked up.
 */

const root = join(import.meta.dirname, '..');
const NOT_OF_THE_PRODUCT = /\.test\.tsx?$|\/testing\/|\.(?:de|es|fr|pt|ja|ar)\.ts$/;
const COMMENT = /(?<=^|[\s{])(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm;

const sources = new Map(
  globSync(['{src,scripts}/**/*.{ts,tsx}', 'manifest.config.ts'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_OF_THE_PRODUCT.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8').replace(COMMENT, '')]),
);

const isTexts = (file: string): boolean => /\/texts(?:\.ts$|\/)/.test(file);

/** The files that one names. */
const namedIn = (file: string): string[] =>
  [...(sources.get(file) ?? '').matchAll(/['`](\.{1,2}\/[^'`\n]+\.tsx?)['`]/g)].map(([, path = '']) =>
    join(dirname(file), path).replaceAll('\\', '/'),
  );

/** What hands texts on: texts that hold those of another file, the server's door to them, and the build's. */
const handsOn = (file: string): boolean =>
  isTexts(file) || /\/(?:spoken-texts|build\/in-language)\.ts$/.test(file);

/** The texts that a file can say. */
const textsKnownTo = (file: string): string[] =>
  namedIn(file).flatMap((named) => [
    ...(isTexts(named) ? [named] : []),
    ...(handsOn(named) ? textsKnownTo(named) : []),
  ]);

const readersOf = Map.groupBy(
  [...sources.keys()].flatMap((reader) => textsKnownTo(reader).map((texts) => ({ reader, texts }))),
  ({ texts }) => texts,
);

/** Who may say a text: whoever reads the file that it is in, and its own folder, where texts are handed on as a whole. */
const sayersOf = (texts: string): Set<string> =>
  new Set([
    ...(readersOf.get(texts) ?? []).map(({ reader }) => reader),
    ...[...sources.keys()].filter((file) => file !== texts && file.startsWith(`${dirname(texts)}/`)),
  ]);

const timesIn = (file: string, name: string): number =>
  (sources.get(file)?.match(new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'g')) ?? []).length;

test('every text is said somewhere', () => {
  const unsaid: string[] = [];
  for (const [file, source] of sources) {
    if (!isTexts(file)) continue;
    const sayers = [...sayersOf(file)];
    for (const [, name = ''] of source.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)) {
      const isSaid = timesIn(file, name) > 1 || sayers.some((sayer) => timesIn(sayer, name) > 0);
      if (!isSaid) unsaid.push(`${file}: ${name}`);
    }
  }
  expect(unsaid).toEqual([]);
});
