/*
 * Characters that the book's typeface lacks, drawn in a font of the device: emoji, Japanese, Arabic and many more. They
 * stand in the book as small pictures, as fine as a good printer prints.
 */
import { type Face, graphemesOf } from '../../rules/typeface.ts';

/** A drawn text. Measures are parts of the font size. */
export interface DrawnText {
  /** Pixels of the picture. */
  columns: number;
  rows: number;
  /** Red, green and blue of every pixel, and how opaque each is. */
  colors: Uint8Array;
  alpha: Uint8Array;
  /** How far the line goes on. */
  advance: number;
  /** Where the picture stands, from the line's place and its baseline. */
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface ForeignText {
  /** The text as a picture; undefined where no font of the device has it. */
  draw(text: string, face: Face): DrawnText | undefined;
}

/** Pixels to a font size: 430 to an inch in the book's text. */
const FONT_PIXELS = 62;
/** Room around the text, for what reaches beyond it. */
const MARGIN = 8;
/** No font has a character here: what is drawn for it is what stands for missing ones. */
const NO_CHARACTER = '\u{10fffe}';

const STYLES: Readonly<Record<Face, string>> = {
  regular: '',
  italic: 'italic ',
  semibold: '600 ',
  sans: '500 ',
};

type Canvas = OffscreenCanvasRenderingContext2D;

function canvasOf(width: number, height: number, face: Face): Canvas | undefined {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.font = [`${STYLES[face]}${FONT_PIXELS}px`, face === 'sans' ? 'sans-serif' : 'serif'].join(' ');
  context.textBaseline = 'alphabetic';
  return context;
}

/** Colors and alpha apart, as a PDF has them. */
function separated(pixels: Uint8ClampedArray): Pick<DrawnText, 'colors' | 'alpha'> {
  const count = pixels.length / 4;
  const colors = new Uint8Array(count * 3);
  const alpha = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    colors.set(pixels.subarray(at * 4, at * 4 + 3), at * 3);
    alpha[at] = pixels[at * 4 + 3] ?? 0;
  }
  return { colors, alpha };
}

function drawn(text: string, face: Face): DrawnText | undefined {
  const ruler = canvasOf(1, 1, face);
  if (!ruler) return undefined;
  const measured = ruler.measureText(text);
  const ascent = Math.ceil(Math.max(0, measured.actualBoundingBoxAscent)) + MARGIN;
  const descent = Math.ceil(Math.max(0, measured.actualBoundingBoxDescent)) + MARGIN;
  const left = Math.ceil(Math.max(0, measured.actualBoundingBoxLeft)) + MARGIN;
  const columns = left + Math.ceil(Math.max(measured.width, measured.actualBoundingBoxRight)) + MARGIN;
  const rows = ascent + descent;
  const context = canvasOf(columns, rows, face);
  if (!context) return undefined;
  context.fillText(text, left, ascent);
  return {
    ...separated(context.getImageData(0, 0, columns, rows).data),
    columns,
    rows,
    advance: measured.width / FONT_PIXELS,
    left: -left / FONT_PIXELS,
    top: -ascent / FONT_PIXELS,
    width: columns / FONT_PIXELS,
    height: rows / FONT_PIXELS,
  };
}

const areEqual = (one: DrawnText, other: DrawnText): boolean =>
  one.columns === other.columns &&
  one.rows === other.rows &&
  one.alpha.every((value, at) => value === other.alpha[at]);

/** Draws with the browser's canvas, each text once; without one (older browsers) there is nothing to draw with. */
export function deviceFonts(): ForeignText {
  const texts = new Map<string, DrawnText | undefined>();
  const missing = new Map<string, boolean>();
  const isMissing = (grapheme: string, face: Face): boolean => {
    const known = missing.get(grapheme);
    if (known !== undefined) return known;
    const [shown, none] = [drawn(grapheme, face), drawn(NO_CHARACTER, face)];
    const isLacking = !shown || !none || areEqual(shown, none) || shown.alpha.every((value) => value === 0);
    missing.set(grapheme, isLacking);
    return isLacking;
  };
  return {
    draw(text, face) {
      if (typeof OffscreenCanvas === 'undefined') return undefined;
      const key = `${face} ${text}`;
      if (!texts.has(key)) {
        const isLacking = graphemesOf(text).some((grapheme) => isMissing(grapheme, face));
        texts.set(key, isLacking ? undefined : drawn(text, face));
      }
      return texts.get(key);
    },
  };
}
