import { deviceNow } from '../../../browser/device-clock.ts';
import { type Cadence, cadenceOf, nextReview } from '../../../kernel/cadence.ts';
import { localDateOf } from '../../../kernel/calendar.ts';
import { toast } from '../../../kit/toast.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import type { Change } from '../../../notebook/rows.ts';
import type { Mutation } from '../../../session/perform.ts';
import {
  deleteWithUndo,
  performOrToast,
  tryPerform,
  UNDO_SECONDS,
} from '../../../session/perform-or-toast.ts';
import { ownProfile } from '../../../session/profile.ts';
import { type Sealer, writtenFormat } from '../../../session/sealing.ts';
import { writtenNow } from '../../../session/written-now.ts';
import { revisionChange } from '../../feed/client.ts';
import { earn } from '../../growth/client.ts';
import type { Status } from '../contract/limits.ts';
import { isReadable, type OwnItem } from '../rules.ts';
import * as texts from '../texts.ts';

type Texts = Pick<OwnItem, 'item' | 'reason' | 'completion_story'>;

/** Texts as they travel, with their format: each sealed for its place, what is null stays so. */
async function sealed<Some extends Partial<Texts>>(
  { format, seal }: Sealer,
  id: string,
  fields: Some,
): Promise<Some & Pick<Sealer, 'format'>> {
  const sealOne = async ([column, text]: [string, string | null]) => [
    column,
    text === null ? null : await seal('bucket_list_items', column, id, text),
  ];
  const texts = Object.fromEntries(await Promise.all(Object.entries(fields).map(sealOne))) as Some;
  return { ...texts, format };
}

const wordsOf = ({ item, reason, completion_story }: Partial<Texts>): string =>
  [item, reason, completion_story].filter(Boolean).join('\n\n');

export interface NewItem {
  id: string;
  /** Trimmed, and not blank. */
  item: string;
  /** Trimmed; null when there is none. */
  reason: string | null;
}

/** Adds an item, in the bucket. Rejects, and says so, when it could not be kept. @param draft the draft that it ends */
export async function addItem({ id, item, reason }: NewItem, draft?: string): Promise<void> {
  const now = deviceNow().toISOString();
  const row: OwnItem = {
    id,
    item,
    reason,
    completion_story: null,
    format: writtenFormat(),
    status: 'in_bucket',
    created_at: now,
    updated_at: now,
    completed_at: null,
  };
  const write: Mutation = {
    what: texts.newItem,
    words: wordsOf(row),
    asNew: texts.saveAsNewButton,
    request: async (sealer) => ({
      call: 'POST /api/bucket-list/items',
      body: { id, ...(await sealed(sealer, id, { item, reason })) },
    }),
    changes: [{ table: 'bucket_list_items', key: id, put: row }],
    ...(draft === undefined ? {} : { endsDraft: draft }),
  };
  await performOrToast(write, texts.addFailed);
  toast.success(texts.itemAdded);
}

/** One format is said of all texts of a row: one of before is sealed whole. */
const toSeal = (
  { item, reason, completion_story, format }: OwnItem,
  fields: Partial<Texts>,
  now: Sealer['format'],
) => (format === now ? fields : { item, reason, completion_story, ...fields });

const TEXTS = ['item', 'reason', 'completion_story'] as const;

const textsOf = ({ item, reason, completion_story }: OwnItem): Texts => ({ item, reason, completion_story });

/** Those that say something else than the row: what another device says of the others meanwhile stays. */
const changedIn = (row: OwnItem, fields: Partial<Texts>): Partial<Texts> =>
  Object.fromEntries(Object.entries(fields).filter(([column, text]) => row[column as keyof Texts] !== text));

/** The former words, where any are written over. */
function kept(row: OwnItem, changed: Partial<Texts>): Change[] {
  if (!TEXTS.some((column) => column in changed && row[column] !== null)) return [];
  const said = Object.entries(textsOf(row)).filter((text): text is [string, string] => text[1] !== null);
  return [revisionChange('bucket_list_items', row.id, Object.fromEntries(said), deviceNow())];
}

async function reword(
  row: OwnItem,
  { what, fields, draft }: { what: string; fields: Partial<Texts>; draft?: string | undefined },
): Promise<void> {
  const { id } = row;
  const changed = changedIn(row, fields);
  if (Object.keys(changed).length === 0) return;
  const set = { ...changed, format: writtenFormat(), updated_at: deviceNow().toISOString() };
  const write: Mutation = {
    what,
    words: wordsOf(fields),
    request: async (sealer) => ({
      call: 'PATCH /api/bucket-list/items/{id}',
      params: { id },
      body: await sealed(sealer, id, toSeal(row, changed, sealer.format)),
    }),
    changes: [{ table: 'bucket_list_items', key: id, set }, ...kept(row, changed)],
    ...(draft === undefined ? {} : { endsDraft: draft }),
  };
  await performOrToast(write, texts.changeFailed);
}

/**
 * Gives an item other words, trimmed as those of a new one; the former ones are kept as an earlier version. Rejects, and
 * says so, when they could not be kept.
 */
export const changeItem = (
  row: OwnItem,
  fields: Pick<Texts, 'item' | 'reason'>,
  draft?: string,
): Promise<void> => reword(row, { what: texts.changedItem, fields, draft });

/** Keeps the story of a completed item; the text is trimmed and not blank. Rejects as `changeItem` does. */
export const saveStory = (row: OwnItem, completion_story: string, draft?: string): Promise<void> =>
  reword(row, { what: texts.changedStory, fields: { completion_story }, draft });

/** Brings an earlier version back; what stands now becomes one. What the version does not name stays as it is. */
export async function bringBack(row: OwnItem, fields: Partial<Texts>): Promise<void> {
  try {
    await reword(row, { what: texts.restoredVersion, fields });
    const onSelect = () => void bringBack({ ...row, ...fields }, textsOf(row));
    toast.success(texts.versionRestored, {
      seconds: UNDO_SECONDS,
      action: { label: texts.undoButton, onSelect },
    });
  } catch {
    // What could not be kept has been said.
  }
}

/** Gives an item another status, at once on the screen. Answers whether it was kept; says so when not. */
export async function setStatus({ id, item }: OwnItem, status: Status): Promise<boolean> {
  const now = deviceNow().toISOString();
  const completed_at = status === 'completed' ? now : null;
  const write: Mutation = {
    what: texts.changedStatus,
    words: item,
    request: async () => ({
      call: 'PATCH /api/bucket-list/items/{id}',
      params: { id },
      body: { status, ...(completed_at && { completed_at }) },
    }),
    changes: [{ table: 'bucket_list_items', key: id, set: { status, completed_at, updated_at: now } }],
  };
  return tryPerform(write, texts.changeFailed);
}

function puttingBack(row: OwnItem): Mutation {
  const { id, item, reason, completion_story, status, completed_at, created_at } = row;
  return {
    what: texts.restoredItem,
    words: wordsOf(row),
    request: async (sealer) => ({
      call: 'PUT /api/bucket-list/items/{id}',
      params: { id },
      body: {
        ...{ status, completed_at, created_at },
        ...(await sealed(sealer, id, { item, reason, completion_story })),
      },
    }),
    changes: [{ table: 'bucket_list_items', key: id, put: { ...row, format: writtenFormat() } }],
  };
}

/** Deletes at once and offers to undo it for eight seconds; not what cannot be read here, as it could not be put back. */
export async function deleteItem(id: string): Promise<void> {
  const row = readTables().bucket_list_items.get(id);
  if (!row) return;
  const write: Mutation = {
    what: texts.deletedItem,
    words: row.item,
    request: async () => ({ call: 'DELETE /api/bucket-list/items/{id}', params: { id } }),
    changes: [{ table: 'bucket_list_items', key: id, gone: true }],
  };
  await deleteWithUndo({
    write,
    puttingBack: isReadable(row) ? puttingBack(row) : undefined,
    said: texts.itemDeleted,
    failed: texts.changeFailed,
  });
}

/** Chooses how often the list is reviewed: the next review is counted from now. */
export async function chooseCadence(frequency: Cadence): Promise<void> {
  const { now, written } = writtenNow(readTables());
  const next = nextReview(now, frequency, written.zone).toISOString();
  const write: Mutation = {
    what: texts.changedCadence,
    request: async () => ({
      call: 'PUT /api/bucket-list/cadence',
      body: { frequency, at: written.at },
    }),
    changes: [
      {
        table: 'profiles',
        key: 'own',
        set: { bucket_list_frequency: frequency, bucket_list_next_review: next },
      },
    ],
  };
  await tryPerform(write, texts.cadenceFailed);
}

/** The list was looked through: the next review is scheduled, and the first one of a day shows in its points. */
export async function review(): Promise<void> {
  const tables = readTables();
  const { now, written } = writtenNow(tables);
  const { at, date: today, zone } = written;
  const { bucket_list_frequency: cadence, bucket_list_reviewed_at: last } = ownProfile(tables) ?? {};
  const isFirst = !last || localDateOf(new Date(last), zone) !== today;
  const next = nextReview(now, cadenceOf(cadence), zone).toISOString();
  const set = { bucket_list_next_review: next, bucket_list_reviewed_at: at };
  const write: Mutation = {
    what: texts.listReview,
    request: async () => ({ call: 'POST /api/bucket-list/reviews', body: { at } }),
    changes: [{ table: 'profiles', key: 'own', set }, ...(isFirst ? earn(tables, 'review', today) : [])],
  };
  if (await tryPerform(write, texts.reviewFailed)) toast.success(texts.reviewed);
}
