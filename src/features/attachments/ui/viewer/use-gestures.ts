import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { CLOSER, FITTED, moved, type Point, type Zoom, zoomed } from './zoom.ts';

/** How far a finger goes, in pixels, until it has turned to another picture; also how far it may stray in a tap. */
const SWIPE = 48;
const TAP = 8;
/** Two taps within so many milliseconds are one double tap. */
const DOUBLE_TAP_MS = 300;

interface Gestures {
  zoom: Zoom;
  zoomBy: (factor: number) => void;
  /** For the place in which the picture stands. */
  on: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
}

const middleOf = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spreadOf = ([one, other]: Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** Where a point of the screen lies, counted from the middle of an element. */
function fromMiddle(element: HTMLElement, { x, y }: Point): Point {
  const box = element.getBoundingClientRect();
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
}

const sizeOf = (element: HTMLElement) => ({ width: element.clientWidth, height: element.clientHeight });

/**
 * Fingers and mouse on a picture: pinch and double tap enlarge, one finger moves what is enlarged, and turns to the next
 * picture otherwise.
 * @param picture its id: another one begins fitted
 * @param onSwipe in which direction the finger went, 1 to the right
 */
export function useGestures(picture: string, onSwipe: (direction: 1 | -1) => void): Gestures {
  const [zoom, setZoom] = useState(FITTED);
  const place = useRef<HTMLElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef({ start: { x: 0, y: 0 }, isPinch: false, lastTap: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins fitted.
  useEffect(() => setZoom(FITTED), [picture]);

  const down = (event: PointerEvent<HTMLElement>): void => {
    place.current = event.currentTarget;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.current.size === 1) {
      gesture.current.start = { x: event.clientX, y: event.clientY };
      gesture.current.isPinch = false;
    } else gesture.current.isPinch = true;
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    const { currentTarget: element, pointerId } = event;
    if (!pointers.current.has(pointerId)) return;
    const before = [...pointers.current.values()];
    pointers.current.set(pointerId, { x: event.clientX, y: event.clientY });
    const after = [...pointers.current.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    const factor = after.length > 1 ? spreadOf(after) / (spreadOf(before) || 1) : 1;
    const size = sizeOf(element);
    setZoom((now) =>
      moved(
        zoomed(now, factor, { at: fromMiddle(element, to), size }),
        { x: to.x - from.x, y: to.y - from.y },
        size,
      ),
    );
  };
  const tap = (event: PointerEvent<HTMLElement>): void => {
    const isDouble = event.timeStamp - gesture.current.lastTap < DOUBLE_TAP_MS;
    gesture.current.lastTap = isDouble ? 0 : event.timeStamp;
    if (!isDouble) return;
    const at = fromMiddle(event.currentTarget, { x: event.clientX, y: event.clientY });
    const size = sizeOf(event.currentTarget);
    setZoom((now) => (now.scale > 1 ? FITTED : zoomed(now, CLOSER, { at, size })));
  };
  const up = (event: PointerEvent<HTMLElement>): void => {
    if (!pointers.current.delete(event.pointerId) || gesture.current.isPinch) return;
    const { start } = gesture.current;
    const [right, below] = [event.clientX - start.x, event.clientY - start.y];
    if (Math.hypot(right, below) < TAP) tap(event);
    else if (zoom.scale === 1 && Math.abs(right) > SWIPE && Math.abs(right) > Math.abs(below)) {
      onSwipe(right > 0 ? 1 : -1);
    }
  };
  return {
    zoom,
    zoomBy: (factor) => {
      const size = place.current ? sizeOf(place.current) : { width: innerWidth, height: innerHeight };
      setZoom((now) => zoomed(now, factor, { at: { x: 0, y: 0 }, size }));
    },
    on: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: ({ pointerId }) => void pointers.current.delete(pointerId),
    },
  };
}
