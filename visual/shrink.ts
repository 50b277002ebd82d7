import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync, inflateSync } from 'node:zlib';

/*
 * A browser's PNG has three or four bytes for each pixel, of which a page of text has few kinds. With a palette it takes
 * less than half the room in the repository; what is merged for it nobody sees, and no comparison here counts it.
 */

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const PALETTE = 3;
const COLOURS = 256;

interface Picture {
  width: number;
  height: number;
  /** Red, green and blue of each pixel as one number. */
  pixels: Uint32Array;
}

function* chunksOf(png: Buffer): Generator<[type: string, data: Buffer]> {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield [png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length)];
    at += length + 12;
  }
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((from) => Math.abs(guess - from)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

const FILTERS: ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_left, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

/** Opens what Chromium writes: eight bits for each of three or four channels, without interlacing. */
function decode(png: Buffer): Picture {
  const chunks = [...chunksOf(png)];
  const head = chunks[0]?.[1] ?? Buffer.alloc(0);
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const size = head[9] === 6 ? 4 : 3;
  const data = inflateSync(Buffer.concat(chunks.filter(([type]) => type === 'IDAT').map(([, part]) => part)));
  const line = width * size;
  let above: Uint8Array = new Uint8Array(line);
  const pixels = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = data.subarray(y * (line + 1) + 1, (y + 1) * (line + 1));
    const guess = FILTERS[data[y * (line + 1)] ?? 0] ?? paeth;
    for (let x = 0; x < line; x += 1) {
      const left = x < size ? 0 : (row[x - size] ?? 0);
      const corner = x < size ? 0 : (above[x - size] ?? 0);
      row[x] = (row[x] ?? 0) + guess(left, above[x] ?? 0, corner);
    }
    for (let x = 0; x < width; x += 1) pixels[y * width + x] = row.readUIntBE(x * size, 3);
    above = row;
  }
  return { width, height, pixels };
}

/** For each colour that one of the palette that stands for it: the most frequent of those that are nearly the same. */
function merged(pixels: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byCount = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  for (let dropped = 0; ; dropped += 1) {
    const kept = 0x010101 * ((0xff << dropped) & 0xff);
    const standsFor = new Map<number, number>();
    for (const colour of byCount) {
      if (!standsFor.has(colour & kept)) standsFor.set(colour & kept, colour);
    }
    if (standsFor.size > COLOURS) continue;
    return new Map(byCount.map((colour) => [colour, standsFor.get(colour & kept) ?? colour]));
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function encode({ width, height, pixels }: Picture): Buffer {
  const standsFor = merged(pixels);
  const palette = [...new Set(standsFor.values())];
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const placeOf = new Map([...standsFor].map(([colour, other]) => [colour, places.get(other) ?? 0]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + 1 + x] = placeOf.get(pixels[y * width + x] ?? 0) ?? 0;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, PALETTE], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff])),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Gives a palette to every picture of a folder that has none yet. */
export function shrinkPictures(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
    const png = readFileSync(join(folder, name));
    if (png[25] !== PALETTE) writeFileSync(join(folder, name), encode(decode(png)));
  }
}
