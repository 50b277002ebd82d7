import type { AttachedTable } from '../../../attachments/contract/limits.ts';
import type { PrintedPicture } from '../../../attachments/rules.ts';
import { type Block, blocksOfDay } from '../../rules/blocks.ts';
import type { Measure } from '../../rules/boxes.ts';
import type { BookDay } from '../../rules/contents.ts';
import { type Content, type LaidBlock, monthPiece, piecesOf } from '../../rules/layout.ts';
import { type Page, PageFiller } from '../../rules/page-filler.ts';
import type { Paper } from '../../rules/paper.ts';
import { monthsOf } from '../../rules/toc.ts';

/** The pictures of a row, in their order. The page's side reads them, as the worker has no keys. */
export type PicturesOf = (table: AttachedTable, id: string) => Promise<PrintedPicture[]>;

export interface BookPage {
  /** 'YYYY-MM' */
  month: string;
  /** It begins with the name of its month. */
  isFirst: boolean;
  content: Page<Content>;
}

interface Source {
  days: readonly BookDay[];
  paper: Paper;
  measure: Measure;
  picturesOf: PicturesOf;
  /** Called after each day. */
  step: () => void;
}

async function withPictures(blocks: readonly Block[], picturesOf: PicturesOf): Promise<LaidBlock[]> {
  const laid: LaidBlock[] = [];
  for (const block of blocks) {
    if (block.kind !== 'pictures') laid.push(block);
    else {
      for (const picture of await picturesOf(block.table, block.id)) laid.push({ kind: 'picture', picture });
    }
  }
  return laid;
}

/**
 * The pages of the days, one after the other, so that no more of the book is in memory than a page and a day. Each month
 * begins a page. Equal sources give equal pages.
 */
export async function* bookPages({
  days,
  paper,
  measure,
  picturesOf,
  step,
}: Source): AsyncGenerator<BookPage> {
  for (const month of monthsOf(days.map(({ date }) => date))) {
    const filler = new PageFiller<Content>(paper.text);
    let isFirst = true;
    const pagesOf = function* (full: Page<Content>[]): Generator<BookPage> {
      for (const content of full) {
        yield { month, isFirst, content };
        isFirst = false;
      }
    };
    let opening = [monthPiece(`${month}-01`, paper)];
    for (const day of days) {
      if (!day.date.startsWith(month)) continue;
      const blocks = await withPictures(blocksOfDay(day), picturesOf);
      const pieces = piecesOf(blocks, { paper, measure });
      // The first day begins below the name of its month, and on the same page.
      if (pieces.length > 0) {
        yield* pagesOf(filler.add([...opening, ...pieces]));
        opening = [];
      }
      step();
    }
    yield* pagesOf(filler.end());
  }
}
