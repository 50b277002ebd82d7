/*
 * Prints the characters that the product says in Japanese, of which a font is made (src/kit/theme/fonts/README.md).
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** As in `unicode-range` of src/kit/theme/fonts-ja.css; every other character is Figtree's. */
const JAPANESE = /[\u2026\u3001-\u30ff\u4e00-\u9fff\uff01-\uff60]/gu;

/** What may be missing from the texts of today: all of kana, and what Intl writes into days, times and spans of time. */
const KANA = Array.from({ length: 0x60 }, (_, at) => String.fromCharCode(0x3041 + at, 0x30a1 + at)).join('');
const BY_INTL = '年月日曜火水木金土午前後時分秒週間昨今明先来再々度万億円';
/** Code points among them that no Japanese word is written with, or that M PLUS 1 lacks. */
const UNWRITTEN = /[\u3095-\u309c\u309f\u30a0\u30f0\u30f1\u30f5-\u30fa\u30fe\u30ff]/u;

const sources = globSync('src/**/*.ja.ts', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
);

/** In the order of their code points. */
export const japaneseCharacters = (): string[] =>
  [...new Set([KANA, BY_INTL, ...sources].join('').match(JAPANESE))]
    .filter((each) => !UNWRITTEN.test(each))
    .sort();

if (process.argv[1] === import.meta.filename) process.stdout.write(japaneseCharacters().join(''));
