/*
 * Makes a person's picture into what is stored: decoded, turned upright, no larger than it needs to be, and encoded anew,
 * so that nothing of the file but its pixels is left. Runs in the worker, one picture at a time.
 */
import { digestOf } from '../../../../kernel/digest.ts';
import type { Bytes } from '../../../../kernel/seal/bytes.ts';
import { FILE_BYTES, PICTURE_SIDE, PREVIEW_BYTES, PREVIEW_SIDE } from '../../contract/limits.ts';
import { type CameraNotes, readCameraNotes } from '../../rules/exif.ts';
import { PICTURE_TYPES, PictureRefused, type PictureType, readPictureHeader } from '../../rules.ts';
import { type Decoded, decoded, sizeOf } from './decode.ts';

/** A picture as it is stored, and what is known of it. */
export interface PreparedPicture extends CameraNotes {
  original: Bytes;
  type: PictureType;
  /** In pixels. */
  width: number;
  height: number;
  preview: Bytes;
  previewType: PictureType;
  /** SHA-256 of the original, and of the file that it was made from, as base64. */
  digest: string;
  source: string;
}

const JPEG_QUALITY = 0.85;
const WEBP_QUALITY = 0.9;
const FULL_ALPHA = 255;

/** A size of the same shape, of which no side is longer than `side`. */
function fitted({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

interface Drawing {
  canvas: OffscreenCanvas;
  context: OffscreenCanvasRenderingContext2D;
}

function drawn(source: Decoded | OffscreenCanvas, side: number): Drawing {
  const { width, height } = fitted(sizeOf(source), side);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new PictureRefused('cannot-open');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return { canvas, context };
}

function isTransparent({ canvas: { width, height }, context }: Drawing): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== FULL_ALPHA) return true;
  return false;
}

/** Lays white under it: JPEG would show what is transparent in black. */
function fillBehind({ canvas, context }: Drawing): void {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

interface Encoded {
  bytes: Bytes;
  type: PictureType;
}

async function encodedAs(canvas: OffscreenCanvas, type: PictureType, quality: number): Promise<Encoded> {
  const blob = await canvas.convertToBlob({ type, quality });
  // A browser that cannot write WebP answers a PNG.
  const written = PICTURE_TYPES.find((known) => known === blob.type);
  if (!written) throw new PictureRefused('cannot-open');
  return { bytes: new Uint8Array(await blob.arrayBuffer()), type: written };
}

/** As WebP where it is transparent, else, or where that takes too much, as JPEG. */
async function encoded(drawing: Drawing, keepAlpha: boolean, limit: number): Promise<Encoded> {
  if (keepAlpha) {
    const transparent = await encodedAs(drawing.canvas, 'image/webp', WEBP_QUALITY);
    if (transparent.bytes.length <= limit) return transparent;
    fillBehind(drawing);
  }
  return encodedAs(drawing.canvas, 'image/jpeg', JPEG_QUALITY);
}

interface Processing {
  /** Whether the place where it was taken is kept. */
  keepPlace: boolean;
}

/** @throws PictureRefused when it is not taken, before anything is decoded where the file itself says so */
export async function processPicture(file: Blob, { keepPlace }: Processing): Promise<PreparedPicture> {
  if (typeof OffscreenCanvas === 'undefined') throw new PictureRefused('no-canvas');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = readPictureHeader(bytes);
  const { mayBeTransparent, exif } = header;
  const { taken, place } = exif ? readCameraNotes(exif) : {};
  const source = await digestOf(bytes);
  const image = await decoded(file, header, PICTURE_SIDE);
  const picture = drawn(image, PICTURE_SIDE);
  image.close();
  const keepAlpha = mayBeTransparent && isTransparent(picture);
  // The preview first: the original may get white behind it.
  const small = await encoded(drawn(picture.canvas, PREVIEW_SIDE), keepAlpha, PREVIEW_BYTES);
  const original = await encoded(picture, keepAlpha, FILE_BYTES);
  return {
    original: original.bytes,
    type: original.type,
    width: picture.canvas.width,
    height: picture.canvas.height,
    preview: small.bytes,
    previewType: small.type,
    digest: await digestOf(original.bytes),
    source,
    ...(taken && { taken }),
    ...(keepPlace && place && { place }),
  };
}
