import type PDFDocument from 'pdfkit';
import { capitalized } from '../../../../kernel/capitalized.ts';
import { dayFormatter } from '../../../../kernel/written-days.ts';
import { LARGE_RING, ringPaths } from '../../../../kit/brush.ts';
import type { PrintedPicture } from '../../../attachments/rules.ts';
import { boxesOf } from '../../rules/boxes.ts';
import type { Content } from '../../rules/layout.ts';
import { linesOf } from '../../rules/lines.ts';
import { leftOf, type Paper } from '../../rules/paper.ts';
import { baseOf, type Placed, placedBoxes } from '../../rules/reading-order.ts';
import { monthName } from '../../rules/span.ts';
import type { TocRow } from '../../rules/toc.ts';
import type { Face } from '../../rules/typeface.ts';
import * as texts from '../../texts.ts';
import type { BookPage } from './book-pages.ts';
import { BLACK, GREY, type Type } from './type.ts';

/* How the pages of a book look. */

export interface Book {
  document: PDFDocument;
  type: Type;
  paper: Paper;
  /** Turns a picture into the bytes of a JPEG. */
  jpegOf: (picture: PrintedPicture) => Promise<Uint8Array>;
}

interface TextAt {
  face: Face;
  /** On A5. */
  size: number;
  color?: string;
  baseline: number;
  align?: 'left' | 'right';
  left: number;
}

/** One line of a text of the book's own, at the left or right of the column. */
function drawLine({ type, paper }: Book, text: string, at: TextAt): void {
  const { face, size, color = BLACK, baseline, align = 'left', left } = at;
  const scaled = size * paper.scale;
  const x = align === 'left' ? left : left + paper.column - type.measure(text, face, false) * scaled;
  type.draw({ text, face, isForeign: false, size: scaled, x, baseline, color });
}

interface ParagraphAt {
  face: Face;
  size: number;
  leading: number;
  /** The baseline of its first line. */
  baseline: number;
  left: number;
}

/** A person's words on the title page, in as many lines as they take; returns the baseline after them. */
function drawParagraph(book: Book, text: string, at: ParagraphAt): number {
  const { paper, type } = book;
  const { face, leading, left } = at;
  const size = at.size * paper.scale;
  const boxes = boxesOf(text, { face, size, measure: type.measure, width: paper.column });
  const base = baseOf(boxes);
  let baseline = at.baseline;
  for (const line of linesOf(boxes, paper.column)) {
    const x = left + (base === 'rtl' ? paper.column - line.width : 0);
    drawPlaced(type, placedBoxes(line.boxes, base), { x, baseline, size, color: BLACK });
    baseline += leading * paper.scale;
  }
  return baseline;
}

/** Neighbours of one face are drawn as one text, so that it can be copied with its spaces. */
function drawPlaced(
  type: Type,
  placed: readonly Placed[],
  at: { x: number; baseline: number; size: number; color: string },
): void {
  let run: { text: string; face: Face; x: number } | undefined;
  const end = (): void => {
    if (run) type.draw({ ...run, ...at, x: at.x + run.x, isForeign: false });
    run = undefined;
  };
  for (const { box, x } of placed) {
    if (box.isForeign) {
      end();
      type.draw({ text: box.text, face: box.face, isForeign: true, ...at, x: at.x + x });
      continue;
    }
    if (run?.face !== box.face) end();
    run = { face: box.face, x: run?.x ?? x, text: (run?.text ?? '') + box.text + (box.gap > 0 ? ' ' : '') };
  }
  end();
}

/** The ring of the three strokes. */
function drawRing({ document }: Book, x: number, y: number, side: number): void {
  document
    .save()
    .translate(x, y)
    .scale(side / (2 * LARGE_RING.centre));
  for (const path of ringPaths(LARGE_RING)) document.path(path).fill(BLACK);
  document.restore();
}

export interface TitlePage {
  name: string;
  span: string;
}

/** The first page: whose book it is, and of which days. */
export function drawTitlePage(book: Book, { name, span }: TitlePage): void {
  const { document, paper } = book;
  document.addPage();
  const left = leftOf(paper, 1);
  const ring = 44 * paper.scale;
  drawRing(book, left, paper.height * 0.2, ring);
  const below = paper.height * 0.2 + ring + 64 * paper.scale;
  const next = name
    ? drawParagraph(book, name, { face: 'regular', size: 30, leading: 36, baseline: below, left })
    : below;
  drawParagraph(book, span, { face: 'italic', size: 15, leading: 21, baseline: next, left });
}

/** The page behind the title: with what the book was made, and when. */
export function drawImprint(book: Book, text: string): void {
  book.document.addPage();
  const left = leftOf(book.paper, 2);
  drawLine(book, text, { face: 'sans', size: 7.4, color: GREY, baseline: book.paper.foot, left });
}

const TOC_LEADING = 18;
/** How far below the top of the text the table begins. */
const TOC_TOP = 90;

/** How many rows of the table of contents a page holds. */
export const tocRowsPerPage = ({ text, scale }: Paper): number =>
  Math.floor((text - TOC_TOP * scale) / (TOC_LEADING * scale));

/** A page of the table of contents. `pageOf` says on which page a month begins. */
export function drawTocPage(
  book: Book,
  rows: readonly TocRow[],
  { page, pageOf }: { page: number; pageOf: (month: string) => number },
): void {
  const { document, paper } = book;
  document.addPage();
  const left = leftOf(paper, page);
  drawLine(book, texts.contentsTitle, {
    face: 'regular',
    size: 22,
    baseline: paper.top + 22 * paper.scale,
    left,
  });
  let baseline = paper.top + (TOC_TOP + 12) * paper.scale;
  for (const row of rows) {
    if (row.kind === 'year') {
      drawLine(book, row.label, { face: 'semibold', size: 10.4, baseline, left });
    } else {
      drawLine(book, row.label, { face: 'regular', size: 10.4, baseline, left });
      drawLine(book, `${pageOf(row.month)}`, { face: 'regular', size: 10.4, baseline, left, align: 'right' });
      const height = TOC_LEADING * paper.scale;
      document.goTo(left, baseline - height * 0.75, paper.column, height, row.month);
    }
    baseline += TOC_LEADING * paper.scale;
  }
  drawPageNumber(book, page);
}

const monthAlone = dayFormatter({ month: 'long' });

function drawPageNumber(book: Book, page: number): void {
  drawLine(book, `${page}`, {
    ...{ face: 'sans', size: 7.8, color: GREY, baseline: book.paper.foot },
    ...{ left: leftOf(book.paper, page), align: page % 2 === 1 ? 'right' : 'left' },
  });
}

async function drawContent(book: Book, content: Content, left: number, top: number): Promise<void> {
  const { type, document, paper } = book;
  switch (content.kind) {
    case 'month': {
      const month = capitalized(monthAlone(content.date));
      const year = content.date.slice(0, 4);
      drawLine(book, month, { face: 'regular', size: 26, baseline: top + 40 * paper.scale, left });
      drawLine(book, year, { face: 'italic', size: 13, color: GREY, baseline: top + 60 * paper.scale, left });
      return;
    }
    case 'line': {
      const { placed, size, isGrey, x, baseline, mark } = content;
      const color = isGrey ? GREY : BLACK;
      const face = placed[0]?.box.face ?? 'regular';
      if (mark)
        type.draw({ text: mark, face, isForeign: false, size, x: left, baseline: top + baseline, color });
      drawPlaced(type, placed, { x: left + x, baseline: top + baseline, size, color });
      return;
    }
    case 'between': {
      const [size, text] = [10.4 * paper.scale, '⁂'];
      const x = left + (paper.column - type.measure(text, 'regular', false) * size) / 2;
      type.draw({ text, face: 'regular', isForeign: false, size, x, baseline: top + size, color: GREY });
      return;
    }
    case 'picture': {
      const { picture, width, height } = content;
      document.markContent('Figure', { alt: picture.description });
      document.image(await book.jpegOf(picture), left, top, { width, height, ignoreOrientation: true });
      document.endMarkedContent();
    }
  }
}

/** A page of days. */
export async function drawBookPage(
  book: Book,
  { month, isFirst, content }: BookPage,
  page: number,
): Promise<void> {
  const { document, paper } = book;
  const left = leftOf(paper, page);
  document.addPage();
  if (isFirst) document.addNamedDestination(month);
  else {
    const align = page % 2 === 1 ? 'right' : 'left';
    const at = { face: 'sans', size: 7.4, color: GREY, baseline: paper.head, left, align } as const;
    drawLine(book, monthName(`${month}-01`), at);
  }
  for (const { content: each, y } of content) await drawContent(book, each, left, paper.top + y);
  drawPageNumber(book, page);
}
