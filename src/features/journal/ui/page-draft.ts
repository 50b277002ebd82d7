import type { LocalDate } from '../../../kernel/calendar.ts';
import { newId } from '../../../kernel/ids.ts';
import type { BodyOf } from '../../../kernel/route.ts';
import { isBlank } from '../../../kernel/text.ts';
import type { DraftKind } from '../../../notebook/react/use-draft.ts';
import { SEALED_COLUMNS } from '../contract/limits.ts';
import type { saveEntry } from '../contract.ts';
import {
  type Answers,
  actionLines,
  isSamePage,
  mergeTexts,
  NO_ANSWERS,
  QUESTIONS,
  questionAt,
} from '../rules.ts';

export type PageBody = BodyOf<typeof saveEntry>;

/** A journal page that is being written, as the device keeps it. The dashboard's first question belongs to it too. */
export interface PageDraft {
  /** The id that the entry will have. */
  entryId: string;
  /** When the first word was written, as a UTC ISO instant. */
  startTime: string;
  /** Where the person is, counted from 0. */
  question: number;
  answers: Answers;
  /** The opening whose navigation state was taken in: a reload must not take it in again. */
  opening?: string;
  /** The past day that the page is written for; today without one. */
  day?: LocalDate | undefined;
  /** The goal as it was last counted among the person's goals. */
  countedGoal?: string;
  /** What a former version sent and did not hear of: the same answers are sent again byte for byte. */
  sent?: { answers: Answers; body: PageBody }[];
  /** Pictures or recordings were added under the id of the entry. */
  attached?: true;
  /** Lines that are actions already, through an entry that this page is additional to. */
  savedLines?: string[];
}

const isEmpty = (answers: Answers): boolean => SEALED_COLUMNS.every((column) => isBlank(answers[column]));

export const newPage = (): PageDraft => ({
  entryId: newId(),
  startTime: new Date().toISOString(),
  question: 0,
  answers: NO_ANSWERS,
});

/** The page with other answers; the clock of a page starts with its first word. */
export const withAnswers = (page: PageDraft, change: Partial<Answers>, now: Date): PageDraft => ({
  ...page,
  startTime: isEmpty(page.answers) ? now.toISOString() : page.startTime,
  answers: { ...page.answers, ...change },
});

function readDraft(kept: unknown): PageDraft {
  const page = { ...newPage(), ...(kept as Partial<PageDraft>) };
  return { ...page, question: questionAt(page.question), answers: { ...NO_ANSWERS, ...page.answers } };
}

function mergeDrafts(kept: PageDraft, written: PageDraft): PageDraft {
  const merged = SEALED_COLUMNS.map((column) => [
    column,
    mergeTexts(kept.answers[column], written.answers[column]),
  ]);
  // Pictures are under the id of the page that they were added to.
  const takesId = written.attached && !kept.attached && !kept.sent;
  const page = takesId ? { ...kept, entryId: written.entryId, attached: written.attached } : kept;
  return { ...page, answers: { ...NO_ANSWERS, ...Object.fromEntries(merged) } };
}

export const pageDraftKind: DraftKind<PageDraft> = {
  name: 'journal',
  blank: newPage,
  isBlank: (page) => isEmpty(page.answers) && !page.attached,
  read: readDraft,
  merge: mergeDrafts,
  firstWords: ({ answers }) =>
    SEALED_COLUMNS.map((column) => answers[column].trim()).find((text) => !isBlank(text)) ?? '',
};

/** How the page was opened. */
export interface PageOpening {
  /** The history entry; the same after a reload. */
  key: string;
  /**
   * Navigation state: `startAtQuestion` (0 to 4) and `celebration`, or `begun` when the dashboard's box has put that
   * answer into the draft itself.
   */
  state: unknown;
  /** The past day that the address asks a page for. */
  day?: LocalDate | undefined;
}

/**
 * The page as one more entry beside the one that is saved under its id: only its new lines become actions.
 * @param saved the answers of that one, as far as they are known
 */
export const asAdditional = ({ sent: _, ...page }: PageDraft, saved: Answers | undefined): PageDraft => ({
  ...page,
  entryId: newId(),
  savedLines: [...(page.savedLines ?? []), ...(saved ? actionLines(saved.action) : [])],
});

/**
 * What a kept page is when it is opened again, given the entry that is known under its id: undefined when that is this
 * very page, another entry's page when it is not, or when other answers were once sent under its id.
 */
export function reopened(page: PageDraft, saved: Answers | undefined): PageDraft | undefined {
  if (saved) return isSamePage(saved, page.answers) ? undefined : asAdditional(page, saved);
  const unknown = page.sent !== undefined && page.sent.length > 0;
  const asSent = page.sent?.some(({ answers }) => isSamePage(answers, page.answers));
  return unknown && !asSent ? asAdditional(page, undefined) : page;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether the opening itself changes what the page says, or for which day. */
export const asksForWords = ({ state, day }: PageOpening): boolean =>
  day !== undefined || !isBlank(textOf((state as { celebration?: unknown } | null)?.celebration));

/** Whether a page holds more than the answer that it is opened with. */
export function continuesDraft(page: PageDraft, { key, state }: PageOpening): boolean {
  if (page.opening === key) return !isEmpty(page.answers);
  const { celebration, begun } = (state ?? {}) as { celebration?: unknown; begun?: unknown };
  const { celebration: written, ...others } = page.answers;
  const more = Object.values(others).some((text) => !isBlank(text));
  return more || (begun !== true && !isBlank(written) && written.trim() !== textOf(celebration).trim());
}

/** The page once the navigation state of its opening is taken in. A page that goes on opens where the person was. */
export function withOpening(page: PageDraft, opening: PageOpening): PageDraft {
  if (page.opening === opening.key) return page;
  const { startAtQuestion, celebration } = (opening.state ?? {}) as Record<string, unknown>;
  const start = questionAt(startAtQuestion);
  return {
    ...page,
    opening: opening.key,
    // A day that was chosen for a page of which nothing was written is forgotten.
    day: opening.day ?? (isEmpty(page.answers) ? undefined : page.day),
    question: continuesDraft(page, opening) ? Math.max(page.question, start) : start,
    answers: {
      ...page.answers,
      celebration: mergeTexts(page.answers.celebration, textOf(celebration)),
    },
  };
}

/** Which questions may be opened from a page: those before it, those answered, and on as far as all are answered. */
export function openable(page: PageDraft, isAnswered: (question: number) => boolean): boolean[] {
  const questions = Array.from({ length: QUESTIONS }, (_, question) => question);
  return questions.map(
    (question) =>
      question <= page.question || isAnswered(question) || questions.slice(0, question).every(isAnswered),
  );
}
