import { newId } from '../../../kernel/ids.ts';
import type { AnswerOf } from '../../../kernel/route.ts';
import { CURRENT_FORMAT } from '../../../kernel/seal.ts';
import { ApiError, call } from '../../../web/api.ts';
import { sealFor } from '../../../web/entry-key.ts';
import { SEALED_COLUMNS, type SealedColumn } from '../contract/limits.ts';
import type { saveEntry } from '../contract.ts';
import { type Answers, actionLines, actionText, isBlank } from '../rules.ts';
import { openEntry } from './entries.ts';
import { isSamePage, type PageBody, type PageDraft } from './page-draft.ts';

export type Saved = Pick<AnswerOf<typeof saveEntry>, 'entry'>;

/** The server has another version of the page under its id; `saved` is that version. */
export class OtherVersion extends Error {
  readonly saved: Answers;

  constructor(saved: Answers) {
    super('another version of the page is saved');
    this.saved = saved;
  }
}

async function sealedAnswers({ entryId, answers }: PageDraft): Promise<Record<SealedColumn, string>> {
  const sealed = { ...answers };
  for (const column of SEALED_COLUMNS) {
    const mayBeEmpty = column === 'goal_importance' && isBlank(answers[column]);
    sealed[column] = mayBeEmpty ? '' : await sealFor('journal_entries', column, entryId, answers[column]);
  }
  return sealed;
}

/** What a complete page sends. The same answers send the same again, so that the server recognises a repeat. */
export async function bodyOf(page: PageDraft): Promise<PageBody> {
  const repeated = page.sent?.find(({ answers }) => isSamePage(answers, page.answers));
  if (repeated) return repeated.body;
  return {
    id: page.entryId,
    format: CURRENT_FORMAT,
    ...(await sealedAnswers(page)),
    start_time: page.startTime,
    tasks: newLines(page).map((line) => ({ id: newId(), text: actionText(line) })),
  };
}

/** The page's actions as the complete page lists them: those of this save with their ids, earlier ones as texts. */
export function savedActions(page: PageDraft, body: PageBody): (string | { id?: string; text: string })[] {
  const tasks = body.tasks.values();
  return actionLines(page.answers.action).map((line) =>
    page.savedLines?.includes(line) ? line : { ...tasks.next().value, text: line },
  );
}

const newLines = ({ answers, savedLines = [] }: PageDraft): string[] =>
  actionLines(answers.action).filter((line) => !savedLines.includes(line));

/**
 * Sends a page; a repeat is harmless.
 * @throws OtherVersion when another version of it was saved before; ApiError when it could not be saved
 */
export async function sendPage(page: PageDraft, body: PageBody): Promise<Saved> {
  try {
    return await call('POST /api/journal/entries', { body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const entry = await call('GET /api/journal/entries/{id}', { params: { id: page.entryId } });
    const { answers } = await openEntry(entry);
    if (!isSamePage(answers, page.answers)) throw new OtherVersion(answers);
    return { entry };
  }
}

/** Whether the server has this very page, although its word of it never came: then nothing is left to do. */
export async function isSaved(page: PageDraft): Promise<boolean> {
  if (!page.sent?.some(({ answers }) => isSamePage(answers, page.answers))) return false;
  const entry = await call('GET /api/journal/entries/{id}', { params: { id: page.entryId } }).catch(
    () => undefined,
  );
  return entry !== undefined && isSamePage((await openEntry(entry)).answers, page.answers);
}

/** The page as one more entry beside the version that is saved: only its new lines become actions. */
export const asAdditional = (page: PageDraft, saved: Answers): PageDraft => ({
  ...page,
  entryId: newId(),
  sent: [],
  savedLines: [...(page.savedLines ?? []), ...actionLines(saved.action)],
});
