const SAMPLES = 40;
/** How far the round start of a stroke reaches before it, at most, in degrees. */
const CAP = 11;

/** Where one ring is drawn: centre and radius in view-box units, widths at the start and end of a stroke. */
interface RingShape {
  centre: number;
  radius: number;
  startWidth: number;
  endWidth: number;
  /** Degrees left open before each stroke. */
  gap: number;
}

/** The ring for small sizes, in a 32 by 32 view box: fatter strokes that stay legible. */
export const SMALL_RING: RingShape = { centre: 16, radius: 12.2, startWidth: 4.6, endWidth: 1.1, gap: 13 };

/** The ring for figures, in a 120 by 120 view box. */
export const LARGE_RING: RingShape = { centre: 60, radius: 50, startWidth: 9.4, endWidth: 1.2, gap: 8 };

function widthAt(part: number, shape: RingShape): number {
  const swell = 0.82 + 0.18 * Math.sin((Math.min(1, part / 0.35) * Math.PI) / 2);
  const fall = 1 - Math.max(0, (part - 0.3) / 0.7) ** 1.7;
  return shape.startWidth * swell * fall + shape.endWidth * (1 - fall);
}

function brushPath(shape: RingShape, fromDegrees: number, toDegrees: number): string {
  const point = (radius: number, degrees: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    const x = shape.centre + radius * Math.cos(angle);
    const y = shape.centre + radius * Math.sin(angle);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const outer: string[] = [];
  const inner: string[] = [];
  for (let step = 0; step <= SAMPLES; step++) {
    const part = step / SAMPLES;
    const degrees = fromDegrees + (toDegrees - fromDegrees) * part;
    const half = widthAt(part, shape) / 2;
    // A hand drifts slightly outward in the middle of a stroke.
    const middle = shape.radius + shape.startWidth * 0.1 * Math.sin(part * Math.PI);
    outer.push(point(middle + half, degrees));
    inner.unshift(point(middle - half, degrees));
  }
  const cap = (width: number): string => (width / 2).toFixed(2);
  const endCap = cap(shape.endWidth);
  const startCap = cap(shape.startWidth * 0.82);
  return `M${outer.join('L')}A${endCap} ${endCap} 0 0 1 ${inner.join('L')}A${startCap} ${startCap} 0 0 1 ${outer[0]}Z`;
}

/** Where each of the three strokes begins, in degrees from the top. */
const STARTS = [0, 120, 240];

/** The outlines of the three strokes Clarify, Act and Learn, clockwise from the top, as SVG path data. */
export function ringPaths(shape: RingShape): string[] {
  return STARTS.map((start) => brushPath(shape, start + shape.gap, start + 120 - shape.gap * 0.35));
}

/** The way the hand goes for each stroke, a little longer than the stroke itself: what uncovers it as it is drawn. */
export function ringWays({ centre, radius, gap }: RingShape): string[] {
  const at = (degrees: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(centre + radius * Math.cos(angle)).toFixed(2)} ${(centre + radius * Math.sin(angle)).toFixed(2)}`;
  };
  return STARTS.map((start) => `M${at(start + gap - CAP)}A${radius} ${radius} 0 0 1 ${at(start + 120)}`);
}
