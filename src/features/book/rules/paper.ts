/*
 * The sheets a book can be printed on, and where its text stands on them. All measures are points, 72 to an inch. The
 * inner margin is wide enough for a binding; pages with odd numbers are right-hand ones.
 */

export type PaperName = 'a5' | 'a4' | 'letter';

export interface Paper {
  width: number;
  height: number;
  /** The margin at the binding. */
  inner: number;
  /** From the upper edge to the top of the text. */
  top: number;
  /** How wide and high the text is: lines of 60 to 68 characters. */
  column: number;
  text: number;
  /** How much larger than on A5 everything is set. */
  scale: number;
  /** The baselines of the running head and of the page number, from the upper edge. */
  head: number;
  foot: number;
}

export const PAPERS: Readonly<Record<PaperName, Paper>> = {
  // 148 by 210 mm.
  a5: {
    ...{ width: 419.53, height: 595.28, inner: 54, top: 62, column: 320, text: 465 },
    ...{ scale: 1, head: 38, foot: 559 },
  },
  // 210 by 297 mm.
  a4: {
    ...{ width: 595.28, height: 841.89, inner: 92, top: 92, column: 360, text: 643.5 },
    ...{ scale: 1.1, head: 60, foot: 784 },
  },
  letter: {
    ...{ width: 612, height: 792, inner: 96, top: 84, column: 360, text: 610.5 },
    ...{ scale: 1.1, head: 54, foot: 740 },
  },
};

/** The side of a page's text that is at the binding: the left one of right-hand pages. */
export const leftOf = ({ width, inner, column }: Paper, page: number): number =>
  page % 2 === 1 ? inner : width - inner - column;
