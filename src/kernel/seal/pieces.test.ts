import fc from 'fast-check';
import { expect, test } from 'vitest';
import { padded, paddedLength, unpadded } from './padding.ts';
import {
  fileKeyOf,
  looksLikePiece,
  newFileKey,
  openPiece,
  PIECE_BYTES,
  PIECE_OVERHEAD,
  piecesOf,
  sealPiece,
} from './pieces.ts';

const PLACE = { file: 'f1', number: 2, count: 3, person: 'ann' };
const key = await fileKeyOf(newFileKey());

test('any bytes open again, at their place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), async (bytes) => {
      const piece = await sealPiece(key, padded(bytes), PLACE);
      expect(looksLikePiece(piece, paddedLength(bytes.length + 1) + PIECE_OVERHEAD)).toBe(true);
      expect([...unpadded(await openPiece(key, piece, PLACE))]).toEqual([...bytes]);
    }),
  );
});

test('a piece can be neither moved, nor left out, nor repeated, nor changed', async () => {
  const piece = await sealPiece(key, padded(new Uint8Array([1, 2, 3])), PLACE);
  const elsewhere = [
    { file: 'f2' },
    { number: 1 },
    { number: 0 },
    { count: 2 },
    { count: 4 },
    { person: 'bob' },
  ];
  for (const other of elsewhere) {
    await expect(openPiece(key, piece, { ...PLACE, ...other }), JSON.stringify(other)).rejects.toThrow();
  }
  await expect(openPiece(await fileKeyOf(newFileKey()), piece, PLACE)).rejects.toThrow();
  for (let at = 0; at < piece.length; at++) {
    const spoilt = piece.slice();
    spoilt[at] = (spoilt[at] ?? 0) ^ 1;
    await expect(openPiece(key, spoilt, PLACE), `byte ${at}`).rejects.toThrow();
  }
  await expect(openPiece(key, piece.slice(0, -1), PLACE)).rejects.toThrow();
  await expect(openPiece(key, piece.slice(0, 0), PLACE)).rejects.toThrow();
});

test('a file’s pieces hold all of it, and its length tells a step alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000_000 }), (bytes) => {
      const { count, last } = piecesOf(bytes);
      const whole = (count - 1) * PIECE_BYTES + last;
      expect(whole).toBe(paddedLength(bytes + 1));
      expect(last).toBeGreaterThan(0);
      expect(last).toBeLessThanOrEqual(PIECE_BYTES);
    }),
  );
  expect(piecesOf(0)).toEqual({ count: 1, last: 64 });
  expect(piecesOf(PIECE_BYTES - 1)).toEqual({ count: 1, last: PIECE_BYTES });
  expect(piecesOf(PIECE_BYTES)).toEqual({ count: 2, last: 8192 });
});

test('what is not padded as it should be is refused', () => {
  for (const wrong of [[], [0], [0x80], [1, 2, 3], [0x80, ...Array(64).fill(0)]]) {
    expect(() => unpadded(new Uint8Array(wrong)), wrong.join()).toThrow();
  }
  const long = new Uint8Array(64);
  expect(() => unpadded(long)).toThrow();
  long[63] = 0x80;
  expect(unpadded(long)).toHaveLength(63);
});
