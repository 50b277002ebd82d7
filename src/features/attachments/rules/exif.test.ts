import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCameraNotes } from './exif.ts';

interface Note {
  tag: number;
  type: number;
  count: number;
  /** Where it lies, or the value itself. */
  value: number;
}

const TEXT = 2;
const LONG = 4;
const FRACTION = 5;

/** A camera's notes as it lays them out: directories at 8, 100 and 200, values from 300 on. */
function tiff(
  { time = '', offset = '', side = 'N', degrees = [0, 0, 0] } = {},
  littleEndian = true,
): Uint8Array {
  const bytes = new Uint8Array(600);
  const view = new DataView(bytes.buffer);
  const write = (at: number, words: string) => bytes.set(new TextEncoder().encode(words), at);
  const directory = (at: number, notes: Note[]) => {
    view.setUint16(at, notes.length, littleEndian);
    for (const [place, { tag, type, count, value }] of notes.entries()) {
      const entry = at + 2 + place * 12;
      view.setUint16(entry, tag, littleEndian);
      view.setUint16(entry + 2, type, littleEndian);
      view.setUint32(entry + 4, count, littleEndian);
      view.setUint32(entry + 8, value, littleEndian);
    }
  };
  write(0, littleEndian ? 'II' : 'MM');
  view.setUint32(4, 8, littleEndian);
  directory(8, [
    { tag: 0x8769, type: LONG, count: 1, value: 100 },
    { tag: 0x8825, type: LONG, count: 1, value: 200 },
  ]);
  directory(100, [
    { tag: 0x9003, type: TEXT, count: time.length + 1, value: 300 },
    { tag: 0x9011, type: TEXT, count: offset.length + 1, value: 340 },
  ]);
  directory(200, [
    { tag: 1, type: TEXT, count: 2, value: 0 },
    { tag: 2, type: FRACTION, count: 3, value: 400 },
    { tag: 3, type: TEXT, count: 2, value: 0 },
    { tag: 4, type: FRACTION, count: 3, value: 400 },
  ]);
  write(300, time);
  write(340, offset);
  write(210, side);
  write(234, side === 'N' ? 'E' : 'W');
  for (const [place, value] of degrees.entries()) {
    view.setUint32(400 + place * 8, value, littleEndian);
    view.setUint32(404 + place * 8, 1, littleEndian);
  }
  return bytes;
}

test.each([true, false])('when and where it was taken (little endian: %s)', (littleEndian) => {
  const notes = { time: '2026:07:04 18:30:05', offset: '+02:00', degrees: [47, 30, 36] };
  expect(readCameraNotes(tiff(notes, littleEndian))).toEqual({
    taken: '2026-07-04T16:30:05.000Z',
    place: { latitude: 47.51, longitude: 47.51 },
  });
  expect(readCameraNotes(tiff({ ...notes, side: 'S' }, littleEndian)).place).toEqual({
    latitude: -47.51,
    longitude: -47.51,
  });
});

test('a camera that names no zone means the device’s', () => {
  expect(readCameraNotes(tiff({ time: '2026:07:04 18:30:05' })).taken).toBe('2026-07-04T18:30:05.000Z');
});

test.each(['', '0000:00:00 00:00:00', '2026:13:45 99:00:00', 'yesterday'])(
  'no time is made of %j',
  (time) => {
    expect(readCameraNotes(tiff({ time })).taken).toBeUndefined();
  },
);

test('no place beyond the poles', () => {
  expect(readCameraNotes(tiff({ degrees: [91, 0, 0] })).place).toBeUndefined();
});

test('damaged notes say nothing, and do not take long', () => {
  const good = tiff({ time: '2026:07:04 18:30:05' });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(599), fc.nat(255)), { maxLength: 20 }),
      fc.nat(600),
      (changes, length) => {
        const bytes = good.slice(0, length);
        for (const [at, value] of changes) if (at < length) bytes[at] = value;
        expect(typeof readCameraNotes(bytes)).toBe('object');
      },
    ),
  );
});
