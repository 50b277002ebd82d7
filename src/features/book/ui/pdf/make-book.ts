/* Makes a book as a PDF: lays it out once to know where each month begins, and then again to write it, page by page. */
import PDFDocument from 'pdfkit';
import type { LocalDate } from '../../../../kernel/calendar.ts';
import { LOCALE } from '../../../../kernel/locale.ts';
import type { BookDay } from '../../rules/contents.ts';
import { PAPERS, type PaperName } from '../../rules/paper.ts';
import { monthName } from '../../rules/span.ts';
import { firstPage, monthsOf, TOC_BEGINS, tocPages, tocRows } from '../../rules/toc.ts';
import type { Face } from '../../rules/typeface.ts';
import * as texts from '../../texts.ts';
import { bookPages, type PicturesOf } from './book-pages.ts';
import {
  type Book,
  drawBookPage,
  drawImprint,
  drawTitlePage,
  drawTocPage,
  tocRowsPerPage,
} from './draw-page.ts';
import type { ForeignText } from './foreign-text.ts';
import { Type } from './type.ts';

export interface Making {
  /** In their order, one at least. */
  days: readonly BookDay[];
  paper: PaperName;
  /** Whose book it is; '' leaves the title page without a name. */
  name: string;
  span: string;
  today: LocalDate;
  fonts: Readonly<Record<Face, Uint8Array>>;
  foreign: ForeignText;
  picturesOf: PicturesOf;
  jpegOf: Book['jpegOf'];
  /** Takes the bytes of the file as they are made. */
  write: (chunk: Uint8Array) => void;
  /** How much is done, from 0 to 1. */
  step: (done: number) => void;
}

function documentFor({ paper, name, span }: Making): PDFDocument {
  const { width, height } = PAPERS[paper];
  return new PDFDocument({
    ...{ autoFirstPage: false, size: [width, height], margin: 0, font: '' },
    ...{ lang: new Intl.Locale(LOCALE).baseName, displayTitle: true, pdfVersion: '1.7' },
    info: { Title: texts.bookTitle(span), Author: name, Creator: 'Growth Loop' },
  });
}

/** Bookmarks by month, those of several years below their year. */
function bookmarks(document: PDFDocument, months: readonly string[]): (month: string) => void {
  const hasYears = new Set(months.map((month) => month.slice(0, 4))).size > 1;
  let year: { label: string; item: typeof document.outline } | undefined;
  return (month) => {
    const label = month.slice(0, 4);
    if (hasYears && year?.label !== label) {
      year = { label, item: document.outline.addItem(label, { fit: true }) };
    }
    (year?.item ?? document.outline).addItem(monthName(`${month}-01`), { fit: true });
  };
}

/** @returns how many pages the book has. @throws what `picturesOf` and `jpegOf` throw */
export async function makeBook(making: Making): Promise<number> {
  const { days, picturesOf, fonts, foreign, write, step } = making;
  const paper = PAPERS[making.paper];
  const document = documentFor(making);
  const ended = new Promise<void>((resolve) => document.on('data', write).on('end', resolve));
  const type = new Type(document, fonts, foreign);
  const book: Book = { document, type, paper, jpegOf: making.jpegOf };

  let done = 0;
  const source = {
    ...{ days, paper, picturesOf, measure: type.measure },
    step: () => step(++done / (2 * days.length)),
  };
  const months = monthsOf(days.map(({ date }) => date));
  const toc = tocPages(tocRows(months), tocRowsPerPage(paper));
  const first = firstPage(toc.length);
  const beginnings = new Map<string, number>();
  let page = first;
  for await (const { month, isFirst } of bookPages(source)) {
    if (isFirst) beginnings.set(month, page);
    page++;
  }

  drawTitlePage(book, making);
  drawImprint(book, texts.madeWith(making.today));
  for (const [at, rows] of toc.entries()) {
    drawTocPage(book, rows, { page: TOC_BEGINS + at, pageOf: (month) => beginnings.get(month) ?? 0 });
  }
  // The first month begins on a right-hand page.
  if (TOC_BEGINS + toc.length < first) document.addPage();
  const mark = bookmarks(document, months);
  page = first;
  for await (const each of bookPages(source)) {
    await drawBookPage(book, each, page);
    if (each.isFirst) mark(each.month);
    page++;
  }
  document.end();
  await ended;
  return page - 1;
}
