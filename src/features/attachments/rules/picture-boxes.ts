/*
 * HEIC and AVIF: pictures in boxes, as films are (ISO/IEC 14496-12 and 23008-12). A box is its length, its type, and what
 * it holds. The size of the picture is the largest that `meta` › `iprp` › `ipco` › `ispe` names: a large one is made of tiles.
 */
import { PictureRefused, readerOf, textAt } from './picture-bytes.ts';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];
const EXIF_LABEL = 'Exif\0\0';
/** The notes of the camera lie among the first bytes, if they are there. */
const EXIF_WITHIN = 1024 * 1024;

interface Box {
  type: string;
  content: Uint8Array;
}

/** The boxes that lie in bytes, one behind the other. @throws PictureRefused `truncated` when one is longer than its room */
function boxesOf(bytes: Uint8Array): Box[] {
  const read = readerOf(bytes);
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length; ) {
    const short = read.u32(at);
    const head = short === 1 ? 16 : 8;
    const length = short === 1 ? read.u64(at + 8) : short === 0 ? bytes.length - at : short;
    if (length < head || at + length > bytes.length) throw new PictureRefused('truncated');
    boxes.push({ type: textAt(bytes, at + 4, 4), content: bytes.subarray(at + head, at + length) });
    at += length;
  }
  return boxes;
}

const boxIn = (bytes: Uint8Array | undefined, type: string): Uint8Array | undefined =>
  bytes && boxesOf(bytes).find((box) => box.type === type)?.content;

/** The kind of picture that begins so; undefined for anything else in boxes, and for what is in none. */
export function boxFormatOf(bytes: Uint8Array): 'heic' | 'avif' | undefined {
  if (textAt(bytes, 4, 4) !== 'ftyp') return undefined;
  const brands = textAt(bytes, 8, Math.min(readerOf(bytes).u32(0), 256)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return HEIC_BRANDS.includes(brands[0] ?? '') ? 'heic' : undefined;
}

function exifOf(bytes: Uint8Array): Uint8Array | undefined {
  const start = textOfStart(bytes).indexOf(EXIF_LABEL);
  return start === -1 ? undefined : bytes.subarray(start + EXIF_LABEL.length);
}

const textOfStart = (bytes: Uint8Array): string =>
  new TextDecoder('latin1').decode(bytes.subarray(0, EXIF_WITHIN));

/** The header of a picture in boxes. @throws PictureRefused `truncated` */
export function readBoxPicture(bytes: Uint8Array) {
  const meta = boxIn(bytes, 'meta');
  // Four bytes of version and flags come first.
  const properties = boxIn(boxIn(meta?.subarray(4), 'iprp'), 'ipco');
  const sizes = properties ? boxesOf(properties).filter(({ type }) => type === 'ispe') : [];
  if (sizes.length === 0) throw new PictureRefused('truncated');
  const read = sizes.map(({ content }) => readerOf(content));
  const exif = exifOf(bytes);
  return {
    width: Math.max(...read.map(({ u32 }) => u32(4))),
    height: Math.max(...read.map(({ u32 }) => u32(8))),
    mayBeTransparent: true,
    ...(exif && { exif }),
  };
}
