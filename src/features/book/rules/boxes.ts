import { type Face, graphemesOf, isCovered, isForeign, visible } from './typeface.ts';

/*
 * A text as boxes: the pieces that a line is filled with. Between two boxes a line may end, except where the first
 * holds on to the next.
 */

export type Direction = 'ltr' | 'rtl' | 'neutral';

export interface Box {
  text: string;
  face: Face;
  /** Its characters are not in the book's typeface: they are drawn in a font of the device. */
  isForeign: boolean;
  direction: Direction;
  /** In points. */
  width: number;
  /** The space after it, in points; 0 within a word. */
  gap: number;
  /** No line ends after it. */
  holds: boolean;
}

/** How wide a text is in a face of one point, in points. */
export type Measure = (text: string, face: Face, isForeign: boolean) => number;

export interface Setting {
  face: Face;
  /** In points. */
  size: number;
  measure: Measure;
  /** How wide a line can be, in points: no box is wider. */
  width: number;
}

const SPACE = /[^\S\u00a0\u202f\u2007]+/u;
/** A line may end after these, as long as something stands before them. */
const AFTER_SIGN = /(?<=[\p{L}\p{N}][-–—/])(?=[\p{L}\p{N}])/u;
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LTR = /[\p{L}\p{N}]/u;
/** What no line begins with. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\u30fc\u3005]+$/u;
/** What no line ends with. */
const OPENING = /^[\p{Ps}\p{Pi}]+$/u;

const foreignWords = new Intl.Segmenter('ja', { granularity: 'word' });

const directionOf = (text: string): Direction => {
  if (RTL.test(text)) return 'rtl';
  return LTR.test(text) ? 'ltr' : 'neutral';
};

/** A stretch of a word, all of it in the typeface or none. */
interface Stretch {
  text: string;
  isForeign: boolean;
}

/** A word cut where the typeface ends and begins. */
function stretchesOf(word: string): Stretch[] {
  if (isCovered(word)) return [{ text: word, isForeign: false }];
  const stretches: Stretch[] = [];
  for (const grapheme of graphemesOf(word)) {
    const foreign = isForeign(grapheme);
    const text = foreign ? grapheme : visible(grapheme).replace(/\p{Cc}/gu, '');
    const last = stretches.at(-1);
    if (last?.isForeign === foreign) last.text += text;
    else if (text !== '') stretches.push({ text, isForeign: foreign });
  }
  return stretches;
}

/** Where a stretch can be divided: languages without spaces between their words, too. */
const dividedStretch = ({ text, isForeign: foreign }: Stretch): Stretch[] => {
  const parts = foreign
    ? Array.from(foreignWords.segment(text), ({ segment }) => segment)
    : text.split(AFTER_SIGN);
  return parts.map((part) => ({ text: part, isForeign: foreign }));
};

/** Pieces of a text that is wider than a line, each as long as a line takes. */
function pieces({ text, isForeign: foreign }: Stretch, { face, size, measure, width }: Setting): Stretch[] {
  const parts: Stretch[] = [];
  let part = '';
  for (const grapheme of graphemesOf(text)) {
    if (part !== '' && measure(part + grapheme, face, foreign) * size > width) {
      parts.push({ text: part, isForeign: foreign });
      part = '';
    }
    part += grapheme;
  }
  return [...parts, { text: part, isForeign: foreign }];
}

function boxOf({ text, isForeign: foreign }: Stretch, { face, size, measure }: Setting): Box {
  return {
    text,
    face,
    isForeign: foreign,
    direction: directionOf(text),
    width: measure(text, face, foreign) * size,
    gap: 0,
    holds: false,
  };
}

function boxesOfWord(word: string, setting: Setting): Box[] {
  const boxes = stretchesOf(word)
    .flatMap(dividedStretch)
    .flatMap((stretch) => {
      const box = boxOf(stretch, setting);
      return box.width > setting.width
        ? pieces(stretch, setting).map((piece) => boxOf(piece, setting))
        : [box];
    });
  for (const [at, box] of boxes.entries()) {
    const next = boxes[at + 1];
    if (next && (CLOSING.test(next.text) || OPENING.test(box.text))) box.holds = true;
  }
  return boxes;
}

/** The boxes of one paragraph, a text without line breaks. */
export function boxesOf(paragraph: string, setting: Setting): Box[] {
  const space = setting.measure(' ', setting.face, false) * setting.size;
  return paragraph
    .normalize()
    .split(SPACE)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const boxes = boxesOfWord(word, setting);
      const last = boxes.at(-1);
      if (last) last.gap = space;
      return boxes;
    });
}
