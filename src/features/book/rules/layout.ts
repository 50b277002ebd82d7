import type { PrintedPicture } from '../../attachments/rules.ts';
import type { Block, TextKind } from './blocks.ts';
import { boxesOf, type Measure } from './boxes.ts';
import { linesOf } from './lines.ts';
import type { Piece } from './page-filler.ts';
import type { Paper } from './paper.ts';
import { baseOf, type Placed, placedBoxes } from './reading-order.ts';
import { LEADING, STYLES, type Style } from './styles.ts';

/* From what a day says to the lines and pictures of its pages. */

/** A block whose pictures are known. */
export type LaidBlock = Exclude<Block, { kind: 'pictures' }> | { kind: 'picture'; picture: PrintedPicture };

export type Content =
  | { kind: 'month'; date: string }
  | {
      kind: 'line';
      placed: Placed[];
      /** In points. */
      size: number;
      isGrey: boolean;
      /** From the left edge of the column to that of the line. */
      x: number;
      /** From the top of the line to its baseline. */
      baseline: number;
      /** Stands before the line, where the line begins an item of a list. */
      mark?: string;
    }
  | { kind: 'between' }
  | { kind: 'picture'; picture: PrintedPicture; width: number; height: number };

interface Setting {
  paper: Paper;
  measure: Measure;
}

/** Before each action. */
const ITEM_MARK = '–';
/** Where in its height a line's baseline is. */
const BASELINE = 0.7;
/** No picture is printed coarser than this, in pixels per inch. */
const COARSEST = 150;
/** The most that a picture takes of a page's height. */
const TALLEST = 0.62;

/** How a style is set on this paper. */
const scaled = (style: Style, scale: number): Style => ({
  ...style,
  size: style.size * scale,
  leading: style.leading * scale,
  before: style.before * scale,
  indent: (style.indent ?? 0) * scale,
});

/** Whether the line at `at` of `count` stays with the next: two at least begin a page, and two end one. */
const keepsNext = (at: number, count: number): boolean => at < count - 1 && (at === 0 || at === count - 2);

interface Paragraph {
  text: string;
  /** A blank line stands above it. */
  isParted: boolean;
}

function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let isParted = false;
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    if (line.trim() === '') isParted = paragraphs.length > 0;
    else {
      paragraphs.push({ text: line, isParted });
      isParted = false;
    }
  }
  return paragraphs;
}

function paragraphPieces(text: string, kind: TextKind, { paper, measure }: Setting): Piece<Content>[] {
  const style = scaled(STYLES[kind], paper.scale);
  const { face, size, leading, indent = 0 } = style;
  const width = paper.column - indent;
  const boxes = boxesOf(text, { face, size, measure, width });
  const base = baseOf(boxes);
  const lines = linesOf(boxes, width);
  return lines.map((line, at) => ({
    content: {
      kind: 'line',
      placed: placedBoxes(line.boxes, base),
      size,
      isGrey: style.isGrey === true,
      x: indent + (base === 'rtl' ? width - line.width : 0),
      baseline: leading * BASELINE,
      ...(kind === 'action' && at === 0 && { mark: ITEM_MARK }),
    },
    height: leading,
    before: 0,
    keeps: style.isHeading === true || keepsNext(at, lines.length),
  }));
}

/** Space above a block: a heading is nearer to the heading above it than to a text. */
function beforeOf(kind: TextKind, above: LaidBlock | undefined, scale: number): number {
  const isBelowDay = above?.kind === 'day' || above?.kind === 'mood';
  if (kind === 'label' || kind === 'title') return isBelowDay ? 0.3 * LEADING * scale : 0.6 * LEADING * scale;
  return STYLES[kind].before * scale;
}

function textPieces(
  block: { kind: TextKind; text: string },
  above: LaidBlock | undefined,
  setting: Setting,
): Piece<Content>[] {
  const { scale } = setting.paper;
  const pieces = paragraphsOf(block.text).flatMap(({ text, isParted }, at) => {
    const [first, ...rest] = paragraphPieces(text, block.kind, setting);
    if (!first) return [];
    const space = isParted ? LEADING * 0.5 * scale : 0;
    return [{ ...first, before: at === 0 ? beforeOf(block.kind, above, scale) : space }, ...rest];
  });
  return pieces.map((piece, at) => ({ ...piece, keeps: piece.keeps || keepsNext(at, pieces.length) }));
}

function picturePieces(picture: PrintedPicture, { paper, measure }: Setting): Piece<Content>[] {
  const { column, text, scale } = paper;
  const most = Math.min(
    column,
    (picture.width * 72) / COARSEST,
    (text * TALLEST * picture.width) / picture.height,
  );
  const height = (most * picture.height) / picture.width;
  const caption = picture.description
    ? textPieces({ kind: 'caption', text: picture.description }, undefined, { paper, measure })
    : [];
  return [
    {
      content: { kind: 'picture', picture, width: most, height },
      height,
      before: LEADING * 0.6 * scale,
      keeps: caption.length > 0,
    },
    ...caption.map((piece, at) => ({ ...piece, keeps: at < caption.length - 1 })),
  ];
}

/** The lines and pictures of a day, in their order. */
export function piecesOf(blocks: readonly LaidBlock[], setting: Setting): Piece<Content>[] {
  const { scale } = setting.paper;
  return blocks.flatMap((block, at): Piece<Content>[] => {
    if (block.kind === 'picture') return picturePieces(block.picture, setting);
    if (block.kind === 'between') {
      const height = LEADING * scale;
      return [{ content: { kind: 'between' }, height, before: height * 0.5, keeps: true }];
    }
    return textPieces(block, blocks[at - 1], setting);
  });
}

/** How high the name of a month is at the top of its first page, in lines. */
const MONTH_LINES = 6;

/** The name of a month, with which a page begins. */
export const monthPiece = (date: string, { scale }: Paper): Piece<Content> => ({
  content: { kind: 'month', date },
  height: LEADING * MONTH_LINES * scale,
  before: 0,
  keeps: true,
});
