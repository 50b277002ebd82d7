import type { Box } from './boxes.ts';

/*
 * Lines of a paragraph. They are not stretched to one length: between all ways to break them, the one is taken whose
 * lines are the most alike, so that the right edge is calm.
 */

export interface Line {
  boxes: Box[];
  /** In points, without the space after its last box. */
  width: number;
}

/** A last line of less than this part of the width looks lost. */
const SHORTEST_LAST = 0.12;

/** How badly a line fills the width. A last line may be short, but not lost. */
function costOf(slack: number, width: number, isLast: boolean): number {
  const open = slack / width;
  if (!isLast) return open ** 2 + 0.002;
  return open > 1 - SHORTEST_LAST ? 0.05 : 0;
}

/** Width of the boxes from `from` until `to`, without the last gap. */
const widthOf = (boxes: readonly Box[]): number =>
  boxes.reduce((sum, box, at) => sum + box.width + (at < boxes.length - 1 ? box.gap : 0), 0);

interface Way {
  cost: number;
  /** Where its last line begins. */
  from: number;
}

/** The best way to set the first `end` boxes; undefined where no line may end. */
function bestWay(boxes: readonly Box[], end: number, ways: readonly (Way | undefined)[], width: number) {
  const isLast = end === boxes.length;
  if (!isLast && boxes[end - 1]?.holds) return undefined;
  let best: Way | undefined;
  let wide = 0;
  for (let from = end - 1; from >= 0; from--) {
    const box = boxes[from];
    if (!box) break;
    wide += box.width + (from < end - 1 ? box.gap : 0);
    // Boxes that hold on to one another may be wider than a line; one box never is.
    if (wide > width + 0.01 && (best || from < end - 1)) break;
    const before = ways[from];
    if (!before) continue;
    const cost = before.cost + costOf(Math.max(0, width - wide), width, isLast);
    if (!best || cost < best.cost) best = { cost, from };
  }
  return best;
}

/** The boxes in lines of at most `width` points. */
export function linesOf(boxes: readonly Box[], width: number): Line[] {
  const ways: (Way | undefined)[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= boxes.length; end++) ways[end] = bestWay(boxes, end, ways, width);
  // Boxes that all hold on to one another leave no way: then any of them may end a line.
  if (boxes.length > 0 && !ways[boxes.length])
    return linesOf(
      boxes.map((box) => ({ ...box, holds: false })),
      width,
    );
  const lines: Line[] = [];
  for (let end = boxes.length; end > 0; ) {
    const from = ways[end]?.from ?? 0;
    const line = boxes.slice(from, end);
    lines.unshift({ boxes: line, width: widthOf(line) });
    end = from;
  }
  return lines;
}
