import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { lastPress } from '../browser/last-press.ts';

/** The region of the toasts; pressing there says nothing of where the person works. */
export const REGION = '[data-toasts]';

const PHONE = '(max-width: 47.99rem)';

/** More than any bar on top of a page is high, in pixels. */
const HIGHEST_BAR = 112;

export type Side = 'top' | 'bottom';

function watchPhone(listener: () => void): () => void {
  const media = matchMedia(PHONE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the page is as narrow as a phone’s. */
export const useIsPhone = (): boolean => useSyncExternalStore(watchPhone, () => matchMedia(PHONE).matches);

/** How far down the middle of what was last pressed is now, in pixels; undefined when it is gone. */
function heightOfPress(): number | undefined {
  const event = lastPress();
  const { target } = event ?? {};
  if (!(target instanceof Element) || !target.isConnected) return undefined;
  const { top, height } = target.getBoundingClientRect();
  // Of what fills the page, only the place of the finger tells anything.
  if (height > innerHeight / 2 && event instanceof PointerEvent) return event.clientY;
  return top + height / 2;
}

function sideAwayFromPress(): Side {
  const pressed = heightOfPress();
  if (pressed !== undefined) return pressed > innerHeight / 2 ? 'top' : 'bottom';
  // A page without a bar is a form, as a rule: what is filled in stays free.
  return document.querySelector('[data-bottom-bar]') ? 'bottom' : 'top';
}

/** How far down the bar on top of the page reaches, in pixels; 0 once it has scrolled away. */
function topBarEnd(): number {
  const end = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return Math.max(0, Math.min(end, HIGHEST_BAR));
}

/** How high the bar at the bottom of the page is, in pixels. */
const bottomBar = (): number => document.querySelector('[data-bottom-bar]')?.clientHeight ?? 0;

const isOfToasts = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(REGION) !== null;

/** Where toasts lie while `isWanted`: on a phone, away from what was last pressed, and clear of the page’s bars. */
export function useToastPlace(isWanted: boolean): { side: Side; topBar: number; bottomBar: number } {
  const [place, setPlace] = useState({ side: 'bottom' as Side, topBar: 0, bottomBar: 0 });
  useLayoutEffect(() => {
    if (!isWanted) return;
    // A button of a toast stays under the finger.
    let isHeld = false;
    const look = (): void => {
      const bars = { topBar: topBarEnd(), bottomBar: bottomBar() };
      setPlace(({ side }) => ({ ...bars, side: isHeld ? side : sideAwayFromPress() }));
    };
    const onPress = (event: Event): void => {
      isHeld = isOfToasts(event);
      look();
    };
    const onScroll = (): void => setPlace((known) => ({ ...known, topBar: topBarEnd() }));
    // A page brings its own bars, and another height.
    const watcher = new ResizeObserver(look);
    watcher.observe(document.body);
    const bar = document.querySelector('[data-bottom-bar]');
    if (bar) watcher.observe(bar);
    for (const kind of ['pointerdown', 'focusin']) addEventListener(kind, onPress);
    addEventListener('scroll', onScroll, { passive: true });
    look();
    return () => {
      watcher.disconnect();
      for (const kind of ['pointerdown', 'focusin']) removeEventListener(kind, onPress);
      removeEventListener('scroll', onScroll);
    };
  }, [isWanted]);
  return place;
}

/** The strokes that are being drawn in sight, except on a toast itself. */
function drawnStrokes(): Animation[] {
  return document.getAnimations().filter(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const ring = playState === 'running' ? target?.closest('mask')?.closest('svg') : null;
    if (!ring || ring.closest(REGION)) return false;
    const { top, bottom } = ring.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}

/** Whether a stroke is being drawn in sight, asked for while `isWanted`. */
export function useIsStrokeDrawn(isWanted: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isWanted) return setDrawn(false);
    let isOver = false;
    const look = (): void => {
      if (isOver) return;
      const strokes = drawnStrokes();
      setDrawn(strokes.length > 0);
      if (strokes.length > 0) void Promise.allSettled(strokes.map(({ finished }) => finished)).then(look);
    };
    // The ring follows what was done a moment later than its message.
    document.addEventListener('animationstart', look);
    look();
    return () => {
      isOver = true;
      document.removeEventListener('animationstart', look);
    };
  }, [isWanted]);
  return isDrawn;
}
