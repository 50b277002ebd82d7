import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PictureRefused } from './picture-bytes.ts';
import { MOST_PIXELS, readPictureHeader } from './picture-header.ts';

const text = (words: string): number[] => [...words].map((letter) => letter.charCodeAt(0));
const u16 = (value: number): number[] => [value >> 8, value & 0xff];
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)];
const turned = (bytes: number[]): number[] => [...bytes].reverse();

const pngChunk = (type: string, data: number[] = []) => [
  ...u32(data.length),
  ...text(type),
  ...data,
  ...u32(0),
];
const png = (width: number, height: number, colours = 2, chunks: number[] = []): number[] => [
  ...[0x89, ...text('PNG'), 0x0d, 0x0a, 0x1a, 0x0a],
  ...pngChunk('IHDR', [...u32(width), ...u32(height), 8, colours, 0, 0, 0]),
  ...chunks,
  ...pngChunk('IDAT', [1, 2, 3]),
  ...pngChunk('IEND'),
];

const jpegPart = (marker: number, data: number[]) => [0xff, marker, ...u16(data.length + 2), ...data];
const jpeg = (width: number, height: number, more: number[] = []): number[] => [
  ...[0xff, 0xd8],
  ...more,
  ...jpegPart(0xc0, [8, ...u16(height), ...u16(width), 3]),
  ...jpegPart(0xda, [1, 2, 3]),
  ...[7, 7, 7, 0xff, 0x00, 7, 0xff, 0xd9],
];

const gif = (width: number, height: number, frame = width): number[] => [
  ...text('GIF89a'),
  ...[...turned(u16(width)), ...turned(u16(height)), 0, 0, 0],
  ...[0x21, 0xf9, 4, 1, 2, 3, 4, 0],
  ...[0x2c, 0, 0, 0, 0, ...turned(u16(frame)), ...turned(u16(height)), 0, 2, 1, 9, 0, 0x3b],
];

const riff = (kind: string, chunks: number[]) => [
  ...text('RIFF'),
  ...turned(u32(chunks.length + 4)),
  ...text(kind),
  ...chunks,
];
const webpChunk = (type: string, data: number[]) => [...text(type), ...turned(u32(data.length)), ...data];
const webp = (width: number, height: number): number[] =>
  riff(
    'WEBP',
    webpChunk('VP8X', [
      ...[0x10, 0, 0, 0],
      ...turned(u32(width - 1)).slice(0, 3),
      ...turned(u32(height - 1)).slice(0, 3),
    ]),
  );

const box = (type: string, content: number[]) => [...u32(content.length + 8), ...text(type), ...content];
const boxed = (brand: string, width: number, height: number): number[] => [
  ...box('ftyp', [...text(brand), ...u32(0), ...text('mif1')]),
  ...box('meta', [
    ...u32(0),
    ...box(
      'iprp',
      box('ipco', [
        ...box('ispe', [...u32(0), ...u32(512), ...u32(512)]),
        ...box('ispe', [...u32(0), ...u32(width), ...u32(height)]),
      ]),
    ),
  ]),
  ...box('mdat', [1, 2, 3]),
];

const headerOf = (bytes: number[]) => readPictureHeader(new Uint8Array(bytes));
function refusalOf(bytes: number[]): string {
  try {
    headerOf(bytes);
    return 'taken';
  } catch (error) {
    return error instanceof PictureRefused ? error.why : String(error);
  }
}

test('every kind of picture says its size before it is decoded', () => {
  const sized = { width: 640, height: 480 };
  expect(headerOf(jpeg(640, 480))).toMatchObject({ ...sized, format: 'jpeg', mayBeTransparent: false });
  expect(headerOf(png(640, 480))).toMatchObject({ ...sized, format: 'png', mayBeTransparent: false });
  expect(headerOf(png(640, 480, 6))).toMatchObject({ ...sized, mayBeTransparent: true });
  expect(headerOf(png(640, 480, 3, pngChunk('tRNS', [0])))).toMatchObject({ mayBeTransparent: true });
  expect(headerOf(gif(640, 480))).toMatchObject({ ...sized, format: 'gif' });
  expect(headerOf(webp(640, 480))).toMatchObject({ ...sized, format: 'webp', mayBeTransparent: true });
  expect(headerOf(boxed('heic', 640, 480))).toMatchObject({ width: 640, height: 512, format: 'heic' });
  expect(headerOf(boxed('avif', 1640, 1480))).toMatchObject({ width: 1640, height: 1480, format: 'avif' });
});

test('the notes of the camera are found, without their label', () => {
  const notes = text('MM..');
  expect(headerOf(jpeg(4, 4, jpegPart(0xe1, [...text('Exif\0\0'), ...notes]))).exif).toEqual(
    new Uint8Array(notes),
  );
  expect(headerOf(png(4, 4, 2, pngChunk('eXIf', notes))).exif).toEqual(new Uint8Array(notes));
  const chunks = [...webpChunk('VP8L', [0x2f, 3, 0xc0, 0, 0, 0]), ...webpChunk('EXIF', notes)];
  expect(headerOf(riff('WEBP', chunks)).exif).toEqual(new Uint8Array(notes));
});

const ZIP = [0x50, 0x4b, 5, 6, ...Array(18).fill(0)];

test.each([
  ['nothing', [], 'empty'],
  ['a drawing in SVG', text('<?xml version="1.0"?><svg xmlns="…"><script/></svg>'), 'svg'],
  ['a web page', text('<html><body>'), 'other'],
  ['words', text('My holidays'), 'other'],
  ['a film of an iPhone', box('ftyp', text('qt  \0\0\0\0qt  ')), 'video'],
  ['a film that is called a picture', box('ftyp', text('isom\0\0\0\0mp42')), 'video'],
  ['a film in Matroska', [0x1a, 0x45, 0xdf, 0xa3, 1, 2], 'video'],
  ['a film in AVI', riff('AVI ', [1, 2, 3, 4]), 'video'],
  ['a JPEG without an end', jpeg(640, 480).slice(0, -2), 'truncated'],
  ['a PNG without an end', png(640, 480).slice(0, -12), 'truncated'],
  ['a GIF without an end', gif(640, 480).slice(0, -3), 'truncated'],
  ['a WebP without an end', webp(640, 480).slice(0, -1), 'truncated'],
  ['a HEIC without an end', boxed('heic', 640, 480).slice(0, -1), 'truncated'],
  ['a picture of no width', png(0, 480), 'truncated'],
  ['a bomb', png(50_000, 50_000), 'too-many-pixels'],
  ['a bomb in a GIF’s frame', gif(1, 20_000, 60_000), 'too-many-pixels'],
  ['a bomb in JPEG', jpeg(65_535, 65_535), 'too-many-pixels'],
  ['a bomb in WebP', webp(16_777_216, 16_777_216), 'too-many-pixels'],
  ['a picture that is an archive', [...png(640, 480), ...ZIP], 'two-in-one'],
  ['a picture that is a document', jpeg(640, 480, jpegPart(0xfe, text('%PDF-1.7'))), 'two-in-one'],
  ['a picture that is a web page', gif(640, 480).concat(text('<script>alert(1)</script>')), 'two-in-one'],
])('%s is refused', (_, bytes, why) => {
  expect(refusalOf(bytes)).toBe(why);
});

test('what a camera puts behind a picture does not spoil it', () => {
  expect(refusalOf([...jpeg(640, 480), ...box('ftyp', text('mp42'))])).toBe('taken');
});

test('the largest picture that is taken is as large as is said', () => {
  expect(refusalOf(png(MOST_PIXELS / 1000, 1000))).toBe('taken');
  expect(refusalOf(png(MOST_PIXELS / 1000 + 1, 1000))).toBe('too-many-pixels');
});

const starts = [jpeg(9, 9), png(9, 9), gif(9, 9), webp(9, 9), boxed('heic', 9, 9), boxed('avif', 9, 9)];

test('whatever is cut or changed, it is read or refused, and never anything else', () => {
  const changed = fc
    .tuple(
      fc.constantFrom(...starts),
      fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 6 }),
      fc.nat(200),
    )
    .map(([bytes, changes, cut]) => {
      const copy = [...bytes];
      for (const [at, value] of changes) copy[at % copy.length] = value;
      return copy.slice(0, copy.length - (cut % copy.length));
    });
  fc.assert(
    fc.property(changed, (bytes) => {
      expect(refusalOf(bytes)).toMatch(/^[a-z-]+$/);
    }),
  );
});
