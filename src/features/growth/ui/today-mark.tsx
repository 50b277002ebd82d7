import { type ReactNode, useLayoutEffect } from 'react';
import { useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import { setTodayStrokes } from './today-strokes.ts';
import { strokesOf } from './views.ts';

/** Keeps the mark in the top bar to what is drawn today, on every page that shows it, before the page is painted. */
export default function TodayMark(): ReactNode {
  const strokes = useView(strokesOf, useToday());
  useLayoutEffect(() => {
    if (strokes) setTodayStrokes(strokes);
  }, [strokes]);
  return null;
}
