import type { LocalDate } from '../../../kernel/calendar.ts';
import { fold } from '../../../language/word-forms.ts';
import { type DayTest, withoutTime } from './asked-time.ts';

/** What a person asks everything they wrote, in words of their own. */
export interface AskedQuestion {
  /** What it is about: what was typed without the words that ask and those of time. */
  about: string;
  /** `latest`: when something was the last time; `undone`: what was to be done and is not. */
  form: 'all' | 'latest' | 'undone';
  /** Only lessons, or only celebrations, can answer it. */
  where: 'lesson' | 'celebration' | undefined;
  /** Whether it asks for this day. */
  isMeant: DayTest;
}

const BEGINNING =
  /^(?:what|when|where|who|whom|whose|why|how|which|did|do|does|have|has|had|was|were|am|is|are)(?:s|ve|d)? /;
/** A question without its mark has so many words at least; fewer are words to look for. */
const FEWEST_WORDS = 3;

const UNDONE = /\b(?:not do|not done|havent done|didnt do|never did|not yet done|left undone)\b/;
const LATEST = /^when\b.*\blast\b|^(?:whats|what was|when was) the last time\b/;
const LESSONS = /\b(?:learn|learned|learnt|lessons?)\b/g;
const CELEBRATIONS = /\b(?:celebrate|celebrated|celebrations?)\b/g;
/** Words by which a person asks for what they wrote, whatever it is about. */
const ASKING = /\b(?:write|wrote|written|last|thing|think|thought|happen|happened|did i do|journal|diary)\b/g;

const plain = (text: string): string =>
  text
    .split(/[^\p{L}\p{N}\p{M}'’ʼ]+/u)
    .map((word) => fold(word.replace(/['’ʼ]/gu, '')))
    .filter((word) => word !== '')
    .join(' ');

const isQuestion = (text: string, words: string): boolean =>
  /[?？]\s*$/u.test(text) || (BEGINNING.test(`${words} `) && words.split(' ').length >= FEWEST_WORDS);

/** What is asked by what was typed; undefined where it is no question. */
export function questionAsked(text: string, today: LocalDate): AskedQuestion | undefined {
  const words = plain(text);
  if (!isQuestion(text, words)) return undefined;
  const { rest, isMeant } = withoutTime(words, today);
  const where = rest.match(LESSONS) ? 'lesson' : rest.match(CELEBRATIONS) ? 'celebration' : undefined;
  const about = rest.replace(LESSONS, ' ').replace(CELEBRATIONS, ' ').replace(ASKING, ' ');
  const form = UNDONE.test(rest) ? 'undone' : LATEST.test(rest) ? 'latest' : 'all';
  return { about: about.replace(/\s+/g, ' ').trim(), form, where, isMeant };
}
