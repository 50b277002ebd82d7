import { type ReactNode, useEffect } from 'react';
import { useGrowth } from '../../../web/growth.ts';
import { setTodayStrokes } from '../../../web/today.ts';
import { ringOf } from '../rules.ts';

/** Keeps the mark in the top bar to what is drawn today, on every page that shows it. */
export default function TodayMark(): ReactNode {
  const { data: growth } = useGrowth();
  useEffect(() => {
    if (growth) setTodayStrokes(ringOf(growth.days.find(({ date }) => date === growth.today)));
  }, [growth]);
  return null;
}
