import { deviceNow } from '../../../browser/device-clock.ts';
import type { PageDay } from '../../../kernel/activity-day.ts';
import { newId } from '../../../kernel/ids.ts';
import { isBlank } from '../../../kernel/text.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import type { Change, Tables } from '../../../notebook/rows.ts';
import { perform } from '../../../session/perform.ts';
import { sealedWords } from '../../../session/sealed-text.ts';
import { type Sealer, writtenFormat } from '../../../session/sealing.ts';
import { writtenNow } from '../../../session/written-now.ts';
import { revisionChange } from '../../feed/client.ts';
import { earn, mend } from '../../growth/client.ts';
import { newTaskRow } from '../../tasks/client.ts';
import { type EntryColumn, SEALED_COLUMNS } from '../contract/limits.ts';
import {
  actionLines,
  actionText,
  answersOf,
  columnsToSend,
  type EntryTexts,
  isSamePage,
  wordsOfPage,
} from '../rules.ts';
import * as texts from '../texts.ts';
import type { PageBody, PageDraft } from './page-draft.ts';
import type { Entry } from './views.ts';

/** An action that comes with a page. */
interface NewAction {
  id: string;
  text: string;
}

/** A page that was completed: its entry, and for each line of its actions the id that the action has. */
export interface CompletedPage {
  entry: string;
  /** undefined for a line that was an action before. */
  actions: (string | undefined)[];
}

async function sealedAnswers<Column extends EntryColumn>(
  { format, seal }: Sealer,
  id: string,
  answers: EntryTexts,
  columns: readonly Column[],
): Promise<Record<Column, string> & Pick<Sealer, 'format'>> {
  const sealed = columns.map(async (column) => {
    const text = answers[column] ?? '';
    return [column, isBlank(text) ? '' : await seal('journal_entries', column, id, text)];
  });
  return { ...(Object.fromEntries(await Promise.all(sealed)) as Record<Column, string>), format };
}

const sealedAction = async (sealer: Sealer, { id, text }: NewAction): Promise<PageBody['tasks'][number]> => ({
  id,
  ...(await sealedWords(sealer, 'tasks', id, text)),
});

/** How a completed page shows: its entry, its actions, and the growth of its day as far as it counts for it or mends it. */
export function changesOfPage(
  tables: Tables,
  page: PageDraft,
  actions: readonly NewAction[],
  { now, day: { date, counts, mends } }: { now: Date; day: PageDay },
): Change[] {
  const at = now.toISOString();
  const { entryId: id, answers, startTime: start_time } = page;
  const row = {
    id,
    date,
    ...answers,
    imported: null,
    format: writtenFormat(),
    start_time,
    end_time: at,
    created_at: at,
  };
  return [
    { table: 'journal_entries', key: id, put: row },
    ...actions.map((action): Change => {
      return { table: 'tasks', key: action.id, put: newTaskRow(action.id, action.text, now) };
    }),
    ...(counts ? earn(tables, 'journal', date) : []),
    ...(mends ? mend(tables, date) : []),
  ];
}

/**
 * The answers were sent by a former version that never heard what became of them: they are sent again as they were,
 * but for the actions, whose words former versions did not seal.
 */
const sentBefore = (page: PageDraft): PageBody | undefined =>
  page.sent?.find(({ answers }) => isSamePage(answers, page.answers))?.body;

/**
 * Completes a page: the entry, an action for each of its new lines, and what the day earns, as one write that ends the
 * draft. Rejects when it could be kept neither on this device nor by the server.
 */
export async function completePage(page: PageDraft, draft: string): Promise<CompletedPage> {
  const tables = readTables();
  const { now, written, day } = writtenNow(tables, page.day);
  const before = sentBefore(page);
  const lines = actionLines(page.answers.action).map((line) => ({
    line,
    id: page.savedLines?.includes(line) ? undefined : newId(),
  }));
  const fresh = lines.flatMap(({ line, id }) => (id === undefined ? [] : [{ id, text: actionText(line) }]));
  const actions = before
    ? fresh.map((action, place) => ({ ...action, id: before.tasks[place]?.id ?? action.id }))
    : fresh;
  await perform({
    id: page.entryId,
    what: texts.newPage,
    words: wordsOfPage(page.answers),
    asNew: texts.saveAsNewButton,
    request: async (sealer) => ({
      call: 'POST /api/journal/entries',
      body: {
        ...(before ?? {
          id: page.entryId,
          ...(await sealedAnswers(sealer, page.entryId, page.answers, SEALED_COLUMNS)),
          start_time: page.startTime,
          written,
        }),
        tasks: await Promise.all(actions.map((action) => sealedAction(sealer, action))),
      },
    }),
    changes: changesOfPage(tables, page, actions, { now, day }),
    endsDraft: draft,
  });
  const ids = actions.map(({ id }) => id).values();
  return {
    entry: page.entryId,
    actions: lines.map(({ id }) => (id === undefined ? undefined : ids.next().value)),
  };
}

/** How an edited entry shows: its new texts, and the former ones among its earlier versions. */
export const changesOfEdit = (entry: Entry, answers: EntryTexts, now: Date): Change[] => [
  { table: 'journal_entries', key: entry.id, set: { ...answers, format: writtenFormat() } },
  revisionChange('journal_entries', entry.id, { ...answersOf(entry) }, now),
];

/**
 * Changes an entry; what it said before is kept as an earlier version. Does nothing when nothing changed.
 * @param basedOn the number of the row that was edited: an edit of another device since then is kept as well
 */
export async function editEntry(
  entry: Entry,
  answers: EntryTexts,
  { basedOn = entry.seq, draft }: { basedOn?: number; draft?: string } = {},
): Promise<void> {
  if (isSamePage(entry, answers)) return;
  await perform({
    what: texts.changedPage,
    words: wordsOfPage(answers),
    request: async (sealer) => ({
      call: 'PATCH /api/journal/entries/{id}',
      params: { id: entry.id },
      body: {
        based_on: basedOn,
        ...(await sealedAnswers(sealer, entry.id, answers, columnsToSend(entry, answers, sealer.format))),
      },
    }),
    changes: changesOfEdit(entry, answers, deviceNow()),
    ...(draft === undefined ? {} : { endsDraft: draft }),
  });
}
