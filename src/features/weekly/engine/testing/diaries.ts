import { business } from './diaries/business.ts';
import { chatty } from './diaries/chatty.ts';
import { denying } from './diaries/denying.ts';
import type { Diary } from './diaries/diary.ts';
import { fragments } from './diaries/fragments.ts';
import { grieving } from './diaries/grieving.ts';
import { lowercase } from './diaries/lowercase.ts';
import { quoting } from './diaries/quoting.ts';
import { religious } from './diaries/religious.ts';
import { spanish } from './diaries/spanish.ts';
import { terse } from './diaries/terse.ts';

/* Ten diaries of several weeks in ten voices, for reading what the insights say of them as a person would. */

export type { Diary } from './diaries/diary.ts';

export const DIARIES: readonly Diary[] = [
  terse,
  chatty,
  spanish,
  quoting,
  denying,
  lowercase,
  grieving,
  business,
  fragments,
  religious,
];
