import type { TextKind } from './blocks.ts';
import type { Face } from './typeface.ts';

/** How a text is set on A5; measures are points, and lines stand 15 points apart or a part of that. */
export interface Style {
  face: Face;
  size: number;
  leading: number;
  /** Space above its first line. */
  before: number;
  /** It stays with what follows. */
  isHeading?: true;
  isGrey?: true;
  /** How far its lines are set in; a mark stands in that space. */
  indent?: number;
}

export const LEADING = 15;

export const STYLES: Readonly<Record<TextKind, Style>> = {
  day: { face: 'regular', size: 14.5, leading: 22.5, before: 30, isHeading: true },
  mood: { face: 'italic', size: 9.4, leading: 15, before: 0, isHeading: true, isGrey: true },
  label: { face: 'sans', size: 7.4, leading: 15, before: 7.5, isHeading: true, isGrey: true },
  title: { face: 'semibold', size: 10.4, leading: 15, before: 0, isHeading: true },
  answer: { face: 'regular', size: 10.4, leading: 15, before: 0 },
  lesson: { face: 'italic', size: 10.4, leading: 15, before: 0 },
  action: { face: 'regular', size: 10.4, leading: 15, before: 0, indent: 13 },
  note: { face: 'italic', size: 8.6, leading: 15, before: 0, isGrey: true },
  caption: { face: 'italic', size: 8.6, leading: 12, before: 3, isGrey: true },
};
