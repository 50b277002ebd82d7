import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areSizesPossible, type FileSizes, fileBytes, pieceBytes, pieceNumbers } from './file-sizes.ts';
import { PIECE_BYTES, PIECE_OVERHEAD, PREVIEW, piecesOf } from './pieces.ts';

const FILE_BYTES = 16 * 1024 * 1024 - 1;
const PREVIEW_BYTES = PIECE_BYTES - 1;

const WHOLE = PIECE_BYTES + PIECE_OVERHEAD;

/** The sizes of a file and its preview, by their bytes before they are sealed. */
function sizesOf(bytes: number, preview: number | undefined): FileSizes {
  const { count, last } = piecesOf(bytes);
  const preview_bytes = preview === undefined ? 0 : piecesOf(preview).last + PIECE_OVERHEAD;
  return { pieces: count, last_bytes: last + PIECE_OVERHEAD, preview_bytes };
}

const anySizes = fc
  .tuple(
    fc.integer({ min: 0, max: FILE_BYTES }),
    fc.option(fc.integer({ min: 0, max: PREVIEW_BYTES }), { nil: undefined }),
  )
  .map(([bytes, preview]) => sizesOf(bytes, preview));

test('whatever is sealed has sizes that are possible', () => {
  fc.assert(fc.property(anySizes, areSizesPossible));
});

test.each<[string, FileSizes]>([
  ['shorter than padding makes anything', { pieces: 1, last_bytes: PIECE_OVERHEAD + 63, preview_bytes: 0 }],
  ['between two steps', { pieces: 1, last_bytes: PIECE_OVERHEAD + 65, preview_bytes: 0 }],
  ['a last piece that is one byte long', { pieces: 2, last_bytes: PIECE_OVERHEAD + 1, preview_bytes: 0 }],
  [
    'a preview between two steps',
    { pieces: 1, last_bytes: PIECE_OVERHEAD + 64, preview_bytes: PIECE_OVERHEAD + 65 },
  ],
  [
    'a preview of no bytes that was sealed',
    { pieces: 1, last_bytes: PIECE_OVERHEAD + 64, preview_bytes: PIECE_OVERHEAD },
  ],
])('%s is not possible', (_name, sizes) => {
  expect(areSizesPossible(sizes)).toBe(false);
});

test('the pieces of a file add up to its bytes', () => {
  fc.assert(
    fc.property(anySizes, (sizes) => {
      const lengths = pieceNumbers(sizes).map((number) => pieceBytes(sizes, number) ?? Number.NaN);
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(fileBytes(sizes));
    }),
  );
});

test('each piece has a length by its number', () => {
  const sizes = { pieces: 3, last_bytes: 1000, preview_bytes: 500 };
  expect(pieceNumbers(sizes)).toEqual([PREVIEW, 1, 2, 3]);
  expect([0, 1, 2, 3, 4].map((number) => pieceBytes(sizes, number))).toEqual([
    500,
    WHOLE,
    WHOLE,
    1000,
    undefined,
  ]);
  expect(pieceBytes({ ...sizes, preview_bytes: 0 }, PREVIEW)).toBeUndefined();
});
