import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const SHORTEST_NAME = 3;

const found = globSync('src/**/*.{css,tsx}', { cwd: root });
const files = new Map(found.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const ending = (end: string) => [...files].filter(([path]) => path.endsWith(end));
const sheets = ending('.css');
const modules = ending('.module.css');
const screens = ending('.tsx');

/** The class names that a sheet's selectors name. */
function classesOf(sheet: string): string[] {
  const bare = sheet.replace(/\/\*.*?\*\//gs, '').replace(/"[^"]*"/g, '""');
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector);
  return [
    ...new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/gi)?.map(String) ?? [])),
  ];
}

/** The texts of quotes in code, but for those that something is compared with. */
const quoted = (code: string): string[] =>
  [...code.matchAll(/([!=]== )?(?:'([^'\n]*)'|`([^`]*)`|"([^"\n]*)")/g)]
    .filter(([, compared]) => !compared)
    .map(([, , ...texts]) => texts.find((text) => text !== undefined) ?? '');

/** From the bracket at `start` to the one that closes it. */
function bracketed(code: string, start: number): string {
  let depth = 0;
  for (let end = start; end < code.length; end++) {
    if ('({'.includes(code[end] ?? '')) depth++;
    if (')}'.includes(code[end] ?? '') && --depth === 0) return code.slice(start, end + 1);
  }
  return code.slice(start);
}

/** Every class name that is written out in a screen: in className, and in what is joined by classNames. */
function writtenNames(screen: string): string[] {
  const attributes = [...screen.matchAll(/className="([^"]*)"/g)].map(([, names = '']) => names);
  const expressions = [...screen.matchAll(/className=(?=\{)|\bclassNames(?=\()/g)].flatMap((match) =>
    quoted(bracketed(screen, match.index + match[0].length).replace(/\b(?!classNames)\w+\('[^()]*'\)/g, '')),
  );
  const texts = [...attributes, ...expressions].map((text) => text.replace(/\$\{[^}]*\}/g, ' '));
  return texts.flatMap((text) => text.split(/\s+/)).filter(Boolean);
}

/** Which screens import a sheet, under which name. */
function importersOf(sheet: string): { path: string; code: string; name: string }[] {
  return screens.flatMap(([path, code]) =>
    [...code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)]
      .filter(([, , from = '']) => join(dirname(path), from) === sheet)
      .map(([, name = '']) => ({ path, code, name })),
  );
}

/** What is taken from a sheet by its name: `styles.stroke`. */
const namesUsed = (code: string, name: string): string[] =>
  [...code.replace(/^import .*$/gm, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(
    ([, used = '']) => used,
  );

describe('styles', () => {
  test('every sheet is used, and so is every class in it', () => {
    const dead = modules.flatMap(([path, sheet]) => {
      const importers = importersOf(path);
      if (importers.length === 0) return [path];
      const used = new Set(
        importers.flatMap(({ code, name }) => [
          ...namesUsed(code, name),
          ...(code.includes(`${name}[`) ? quoted(code) : []),
        ]),
      );
      return classesOf(sheet)
        .filter((each) => !used.has(each))
        .map((each) => `${path}: .${each}`);
    });
    expect(dead).toEqual([]);
  });

  test('every class that a screen takes from a sheet stands there', () => {
    const missing = modules.flatMap(([path, sheet]) => {
      const defined = new Set(classesOf(sheet));
      return importersOf(path).flatMap((importer) =>
        namesUsed(importer.code, importer.name)
          .filter((used) => !defined.has(used))
          .map((used) => `${importer.path}: ${used}`),
      );
    });
    expect(missing).toEqual([]);
  });

  test('every class name that is written out is a utility, or stands in the base sheet', async () => {
    const theme = ['tokens', 'utilities'].map((name) => files.get(`src/kit/theme/${name}.css`));
    const tailwind = await compile(`${theme.join('\n')}\n@tailwind utilities;`);
    const base = new Set(classesOf(files.get('src/kit/theme/base.css') ?? ''));
    const written = [...new Set(screens.flatMap(([, code]) => writtenNames(code)))];
    const built = tailwind.build(written);
    const isUtility = (name: string) => built.includes(`.${name.replace(/[^\w-]/g, '\\$&')}`);
    expect(written.filter((name) => !isUtility(name) && !base.has(name))).toEqual([]);
    expect([...base].filter((name) => !written.includes(name))).toEqual([]);
  });

  test('a class name is a word', () => {
    const named = [
      ...sheets.flatMap(([, sheet]) => classesOf(sheet)),
      ...screens.flatMap(([, code]) => writtenNames(code)),
    ];
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((name) => /^\w+$/.test(name) && name.length < SHORTEST_NAME)).toEqual([]);
  });

  test('no two sheets share a file name, from which their class names are made', () => {
    const names = modules.map(([path]) => basename(path));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  test('every sheet beside a component keeps to the layer of its room, so that the order of loading is no matter', () => {
    const astray = modules.filter(([path, sheet]) => {
      const layer = path.startsWith('src/features/') ? 'features' : 'components';
      const body = sheet.replace(/\/\*.*?\*\//gs, '').trim();
      return !body.startsWith(`@layer ${layer} {`) || body.match(/^[^\s}]/gm)?.length !== 1;
    });
    expect(astray.map(([path]) => path)).toEqual([]);
  });

  test('a colour stands once, with its dark value beside it', () => {
    const tokens = files.get('src/kit/theme/tokens.css') ?? '';
    const colors = [...tokens.matchAll(/(--color-[\w-]+): (.*);/g)];
    expect(colors.length).toBeGreaterThan(10);
    expect(colors.filter(([, , value]) => !value?.startsWith('light-dark('))).toEqual([]);
    const names = colors.map(([, name]) => name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);

    const elsewhere = sheets.filter(([path]) => !path.endsWith('/tokens.css'));
    const own = /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|light-dark\(|prefers-color-scheme|data-theme/i;
    expect(elsewhere.filter(([, sheet]) => own.test(sheet)).map(([path]) => path)).toEqual([]);
    expect(tokens).not.toContain('prefers-color-scheme');
  });
});

/** What goes by the screen's sides and not by the reading, which may begin on the right. */
const BY_SIDE =
  /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)|text-align: (?:left|right))|^\s*(?:left|right): (?!50%)/m;
const UTILITY_BY_SIDE = /(?<![\w-])-?(?:[mp][lr]|left|right|border-[lr]|rounded-[lr]|text-(?:left|right))-/;

test('nothing is placed by left and right, so that a page can be read from either side', () => {
  const sheetsBySide = sheets.filter(([, sheet]) => BY_SIDE.test(sheet)).map(([path]) => path);
  expect(sheetsBySide).toEqual([]);
  const screensBySide = screens.filter(([, screen]) =>
    writtenNames(screen).some((name) => UTILITY_BY_SIDE.test(name)),
  );
  expect(screensBySide.map(([path]) => path)).toEqual([]);
});

test('the pages that the server writes itself have the colors and fonts of the app', () => {
  const docs = readFileSync(join(root, 'public/docs.css'), 'utf8');
  const colorsOf = (sheet: string) =>
    new Map([...sheet.matchAll(/(--color-[\w-]+): (.+?);/g)].map(([, name, value]) => [name, value]));
  const rangesOf = (sheet: string) =>
    new Map(
      [...sheet.matchAll(/fonts\/([\w-]+\.woff2)"\)[^}]*?unicode-range:\s*([^;]+);/g)].map(
        ([, file, range]) => [file, range],
      ),
    );
  const theme = colorsOf(files.get('src/kit/theme/tokens.css') ?? '');
  const fonts = rangesOf(files.get('src/kit/theme/fonts.css') ?? '');
  expect(colorsOf(docs).size).toBeGreaterThan(5);
  expect(rangesOf(docs).size).toBeGreaterThan(1);
  for (const [name, value] of colorsOf(docs)) expect(theme.get(name), name).toBe(value);
  for (const [file, range] of rangesOf(docs)) expect(fonts.get(file), file).toBe(range);
});
