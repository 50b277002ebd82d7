import type { Box, Direction } from './boxes.ts';

/*
 * The order in which the boxes of a line stand from left to right, where it mixes directions: the part of Unicode's
 * bidirectional algorithm that holds for complete words.
 */

export type Base = 'ltr' | 'rtl';

/** The direction of a paragraph: that of its first word which has one. */
export const baseOf = (boxes: readonly Box[]): Base =>
  boxes.find(({ direction }) => direction !== 'neutral')?.direction === 'rtl' ? 'rtl' : 'ltr';

/** What stands between two words of one direction goes with them; anything else with the paragraph. */
function resolved(boxes: readonly Box[], base: Base): Base[] {
  const known = (at: number, step: 1 | -1): Direction => {
    let place = at;
    while (boxes[place]?.direction === 'neutral') place += step;
    return boxes[place]?.direction ?? base;
  };
  return boxes.map(({ direction }, at) => {
    if (direction !== 'neutral') return direction;
    const before = known(at, -1);
    return before === known(at, 1) && before !== 'neutral' ? before : base;
  });
}

/** A box and where it stands, in points from the left edge of the line. */
export interface Placed {
  box: Box;
  x: number;
}

/** The boxes of a line in their order from left to right, each with its place. */
export function placedBoxes(boxes: readonly Box[], base: Base): Placed[] {
  if (base === 'ltr' && boxes.every(({ direction }) => direction !== 'rtl')) return inOrder(boxes, boxes);
  const runs: { direction: Base; boxes: Box[] }[] = [];
  for (const [at, direction] of resolved(boxes, base).entries()) {
    const box = boxes[at];
    const last = runs.at(-1);
    if (!box) continue;
    if (last?.direction === direction) last.boxes.push(box);
    else runs.push({ direction, boxes: [box] });
  }
  const turned = base === 'rtl' ? runs.reverse() : runs;
  const seen = turned.flatMap((run) => (run.direction === 'rtl' ? run.boxes.reverse() : run.boxes));
  return inOrder(seen, boxes);
}

/** Between two neighbours stands the space that follows the one which is read first. */
function inOrder(seen: readonly Box[], read: readonly Box[]): Placed[] {
  const order = new Map(read.map((box, at) => [box, at]));
  let x = 0;
  return seen.map((box, at) => {
    const place = { box, x };
    const next = seen[at + 1];
    const isBefore = next === undefined || (order.get(box) ?? 0) < (order.get(next) ?? 0);
    x += box.width + (isBefore ? box.gap : (next?.gap ?? 0));
    return place;
  });
}
