import { isBlank, shorten } from '../../../kernel/text.ts';
import { TASK_LENGTH } from '../../tasks/contract/limits.ts';

/** Longest title that Google takes, in characters. */
const TITLE_LENGTH = 1024;

/** Line breaks and other control characters, which stand in no one-line text. */
const CONTROLS = /\p{Cc}+/gu;

const oneLine = (text: string): string => text.toWellFormed().replace(CONTROLS, ' ').trim();

/** An action's words as a title at Google: one line, and of a longer one its head. */
export const titleOf = (text: string): string => shorten(oneLine(text), TITLE_LENGTH - 1);

/** A title as an action's words; null when there is nothing to read in it. */
export const textOfTitle = (title: string): string | null =>
  isBlank(oneLine(title)) ? null : shorten(oneLine(title), TASK_LENGTH - 1);
