/*
 * How a picture is enlarged: by how much, and how far it is moved from the middle, in pixels of the screen.
 */

export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export const FITTED: Zoom = { scale: 1, x: 0, y: 0 };
const LARGEST = 6;
/** What a double click enlarges to. */
export const CLOSER = 2.5;
export const STEP = 1.5;

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** The picture's edge never comes further in than the edge of where it stands. @param size of that place */
export function moved({ scale, x, y }: Zoom, by: Point, size: { width: number; height: number }): Zoom {
  return {
    scale,
    x: within(x + by.x, (size.width * (scale - 1)) / 2),
    y: within(y + by.y, (size.height * (scale - 1)) / 2),
  };
}

/** Enlarges by a factor; the point `at`, counted from the middle, stays where it is. */
export function zoomed(
  zoom: Zoom,
  factor: number,
  { at, size }: { at: Point; size: { width: number; height: number } },
): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  const next = { scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio };
  return moved(next, { x: 0, y: 0 }, size);
}
