import type { ReactNode } from 'react';
import { isClearedHere } from '../../../browser/cleared-by-safari.ts';
import * as texts from './texts.ts';

/** On iPhones and iPads: what the browser clears after a week, and how to keep it from that. */
export function HomeScreenNote(): ReactNode {
  if (!isClearedHere()) return null;
  return <p className="mt-3 text-ink-2">{texts.clearedAfterAWeek}</p>;
}
