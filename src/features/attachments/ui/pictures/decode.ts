/*
 * Decodes a picture no larger than it has to be. A JPEG of twelve megapixels has 48 MB of pixels, most of which would be
 * thrown away: its decoder can make fewer in the first place, in a fraction of the time and the room.
 */
import { type PictureHeader, PictureRefused } from '../../rules.ts';

/** In pixels. */
interface Size {
  width: number;
  height: number;
}

/** What a browser has decoded, upright. Its memory is given back by `close`. */
export type Decoded = ImageBitmap | VideoFrame;

export const sizeOf = (image: Decoded | OffscreenCanvas): Size =>
  'displayWidth' in image ? { width: image.displayWidth, height: image.displayHeight } : image;

/** A JPEG is decoded at so many parts of its size, or at fewer. */
const PARTS = 8;

/** Of the sizes that a JPEG can be decoded at, the least of which the longer side is not below `side`. */
function leastSize({ width, height }: Size, side: number): Size {
  const parts = Math.min(PARTS, Math.ceil((side * PARTS) / Math.max(width, height)));
  return { width: Math.ceil((width * parts) / PARTS), height: Math.ceil((height * parts) / PARTS) };
}

/** Where frames know how they are turned, they are drawn upright. */
const canDecodeLess = (): boolean =>
  typeof ImageDecoder !== 'undefined' && 'rotation' in VideoFrame.prototype;

async function decodedJpeg(file: Blob, size: Size): Promise<VideoFrame> {
  const decoder = new ImageDecoder({
    data: file.stream(),
    type: 'image/jpeg',
    desiredWidth: size.width,
    desiredHeight: size.height,
  });
  try {
    return (await decoder.decode()).image;
  } finally {
    decoder.close();
  }
}

/**
 * Decodes a picture at its own size, or at a smaller one whose longer side is not below `side`.
 * @throws PictureRefused `cannot-open`
 */
export async function decoded(
  file: Blob,
  { format, ...size }: PictureHeader,
  side: number,
): Promise<Decoded> {
  try {
    if (format === 'jpeg' && canDecodeLess()) return await decodedJpeg(file, leastSize(size, side));
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PictureRefused('cannot-open');
  }
}
