import { isOpened, TEXT_LIMIT } from '../../kernel/seal.ts';
import { isBlank, shorten } from '../../kernel/text.ts';
import { GOAL_LENGTH } from '../goals/contract/limits.ts';
import { TASK_LENGTH } from '../tasks/contract/limits.ts';
import { ACTIONS_LIMIT, ENTRY_COLUMNS, type EntryColumn, SEALED_COLUMNS } from './contract/limits.ts';
import * as texts from './texts.ts';

/** The five questions' answers, and the reason behind the goal. */
export interface Answers {
  celebration: string;
  goal: string;
  goal_importance: string;
  reflection: string;
  value_alignment: string;
  action: string;
}

/** All that an entry says. */
export interface EntryTexts extends Answers {
  /** Of a page from another journal: what is known besides its text (rules/imported-page.ts). */
  imported?: string;
}

/** The same as a row has it. */
type StoredTexts = Answers & { imported?: string | null };

export const NO_ANSWERS: Answers = {
  celebration: '',
  goal: '',
  goal_importance: '',
  reflection: '',
  value_alignment: '',
  action: '',
};

/** The column that each question, counted from 0, must have filled. */
export const QUESTION_COLUMNS = ['celebration', 'goal', 'reflection', 'value_alignment', 'action'] as const;

export const QUESTIONS = QUESTION_COLUMNS.length;

/** The question that a given position opens, whatever was given: 0 to 4. */
export const questionAt = (position: unknown): number =>
  typeof position === 'number' && Number.isInteger(position)
    ? Math.min(Math.max(position, 0), QUESTIONS - 1)
    : 0;

/** The lines that are not blank, trimmed: what a person means to do today. */
export const actionLines = (action: string): string[] =>
  action
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isBlank(line));

/** A line as the text of an action: one that is too long ends in an ellipsis; the entry keeps it whole. */
export const actionText = (line: string): string => shorten(line, TASK_LENGTH);

/** A line of a page's actions; `taskId` is the id that its action was saved under, where that is known. */
export interface PageAction {
  line: string;
  taskId?: string;
}

/**
 * Each line of a page with its action, as far as that is among `tasks`. A line whose id is known is that action and
 * no other. For one without, the first action of these words that no other line has: of those saved in the instant
 * `savedAt` when that is known, as an entry and its actions are.
 */
export function tasksOfPage<Task extends { id: string; text: string; created_at: string }>(
  actions: readonly PageAction[],
  tasks: readonly Task[],
  savedAt?: string,
): { line: string; task: Task | undefined }[] {
  const known = new Set(actions.map(({ taskId }) => taskId));
  const free = tasks.filter(({ id, created_at }) => !known.has(id) && (savedAt ?? created_at) === created_at);
  return actions.map(({ line, taskId }) => {
    if (taskId !== undefined) return { line, task: tasks.find(({ id }) => id === taskId) };
    const at = free.findIndex(({ text }) => text === actionText(line));
    return { line, task: at === -1 ? undefined : free.splice(at, 1)[0] };
  });
}

/** A goal as one of the person's goals: trimmed, and one that is too long ends in an ellipsis there. */
export const goalText = (goal: string): string => shorten(goal.trim(), GOAL_LENGTH);

/** By how many characters the longer of a question's answers is too long; 0 when none is. */
export function excessOf(answers: Answers, question: number): number {
  const columns =
    question === 1 ? (['goal', 'goal_importance'] as const) : [QUESTION_COLUMNS[question] ?? 'action'];
  return Math.max(0, ...columns.map((column) => answers[column].length - TEXT_LIMIT));
}

/** Why a question's answer cannot be taken yet, as a message for the person; undefined when it can. */
export function problemWith(answers: Answers, question: number): string | undefined {
  const excess = excessOf(answers, question);
  if (excess > 0) return texts.answerTooLong(excess);
  if (question === QUESTIONS - 1 && actionLines(answers.action).length > ACTIONS_LIMIT) {
    return texts.tooManyActions(ACTIONS_LIMIT);
  }
  return undefined;
}

/** Whether a question may be left forwards: it is answered, and its answer can be taken. */
export const isAnswered = (answers: Answers, question: number): boolean =>
  !isBlank(answers[QUESTION_COLUMNS[question] ?? 'action']) && problemWith(answers, question) === undefined;

/** The first question that still keeps the page from being complete, if any. */
export function firstOpenQuestion(answers: Answers): number | undefined {
  const open = QUESTION_COLUMNS.findIndex((_, question) => !isAnswered(answers, question));
  return open === -1 ? undefined : open;
}

export const isSamePage = (one: StoredTexts, other: StoredTexts): boolean =>
  ENTRY_COLUMNS.every((column) => (one[column] ?? '') === (other[column] ?? ''));

/** Just the texts of a row that has more. */
export const answersOf = (row: StoredTexts): EntryTexts =>
  Object.fromEntries(
    ENTRY_COLUMNS.filter((column) => typeof row[column] === 'string').map((column) => [column, row[column]]),
  ) as unknown as EntryTexts;

/** Whether every answer could be opened: only such an entry can be edited, or its words would be lost. */
export const isReadable = (texts: StoredTexts): boolean =>
  ENTRY_COLUMNS.every((column) => isOpened(texts[column] ?? ''));

/**
 * What an edit sends of an entry: the answers that changed, or, of one in another format than they are sealed in, all of
 * them, since an entry has one format. Nothing when nothing changed.
 */
export function columnsToSend(
  entry: StoredTexts & { format: number | null },
  edited: EntryTexts,
  format: number,
): EntryColumn[] {
  if (isSamePage(entry, edited)) return [];
  return ENTRY_COLUMNS.filter(
    (column) => edited[column] !== undefined && (entry.format !== format || entry[column] !== edited[column]),
  );
}

/** A page from another journal has one text, which answers no question. */
export const isAlone = (answers: Answers): boolean =>
  SEALED_COLUMNS.every((column) => (column === 'reflection') !== isBlank(answers[column]));

/** A whole page as one text, such as for copying. */
export const wordsOfPage = (answers: Answers): string => {
  if (isAlone(answers)) return answers.reflection;
  return SEALED_COLUMNS.filter((column) => !isBlank(answers[column]))
    .map((column) => `${texts.QUESTION_NAMES[column]}: ${answers[column]}`)
    .join('\n\n');
};

/** Two versions of one answer, of which neither may be lost: one when it holds the other, else one after the other. */
export function mergeTexts(earlier: string, later: string): string {
  if (isBlank(earlier) || later.includes(earlier.trim())) return later;
  if (isBlank(later) || earlier.includes(later.trim())) return earlier;
  return `${earlier.trimEnd()}\n\n${later}`;
}
