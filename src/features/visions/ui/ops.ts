import { type Cadence, nextReview } from '../../../kernel/cadence.ts';
import { localDateOf } from '../../../kernel/calendar.ts';
import { toast } from '../../../kit/toast.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import type { Change, Tables } from '../../../notebook/rows.ts';
import { type Mutation, perform } from '../../../session/perform.ts';
import { tryPerform, UNDO_SECONDS } from '../../../session/perform-or-toast.ts';
import { type Sealer, writtenFormat } from '../../../session/sealing.ts';
import { writtenNow } from '../../../session/written-now.ts';
import { revisionChange } from '../../feed/client.ts';
import { earn } from '../../growth/client.ts';
import { columnOf, SECTIONS, type Section } from '../contract/limits.ts';
import { isWritten, plainText, versionAfter } from '../rules.ts';
import * as texts from '../texts.ts';
import { type Vision, visionOf } from './views.ts';

const sealed = ({ seal }: Sealer, section: Section, html: string): Promise<string> =>
  seal('profiles', columnOf(section), 'own', html);

/** The columns of a document, as a change of the profile sets them. */
const setting = (section: Section, set: Record<string, unknown>): Change => {
  const column = columnOf(section);
  const columns = Object.entries(set).map(([name, value]) => [
    name === '' ? column : `${column}_${name}`,
    value,
  ]);
  return { table: 'profiles', key: 'own', set: Object.fromEntries(columns) };
};

const isOnDay = (instant: string | null, date: string, zone: string): boolean =>
  instant !== null && localDateOf(new Date(instant), zone) === date;

/** The other documents: one format is said of all, so those in another one are sealed with the first. */
function othersThan(tables: Tables, section: Section): [Section, string][] {
  return SECTIONS.filter((other) => other !== section).flatMap((other) => {
    const { html = '' } = visionOf(tables, other) ?? {};
    return html === '' ? [] : [[other, html] as [Section, string]];
  });
}

async function sealedOthers(
  sealer: Sealer,
  others: [Section, string][],
): Promise<{ others?: Partial<Record<Section, string>> }> {
  if (others.length === 0) return {};
  const pairs = await Promise.all(
    others.map(async ([other, html]) => [other, await sealed(sealer, other, html)]),
  );
  return { others: Object.fromEntries(pairs) };
}

/** How a saved document shows: its words, the former ones among the earlier versions, and the growth of its day. */
function changesOfSave(tables: Tables, before: Vision, html: string | null): Change[] {
  const { section, zone, cadence, next } = before;
  const { now, written } = writtenNow(tables);
  const { at, date } = written;
  const id = tables.profiles.get('own')?.id ?? '';
  const firstReview =
    html === null || next ? {} : { next_review: nextReview(now, cadence, zone).toISOString() };
  const isFirst = html !== null && !isOnDay(before.savedAt, date, zone);
  return [
    setting(section, { '': html, saved_at: versionAfter(before.savedAt, at), ...firstReview }),
    { table: 'profiles', key: 'own', set: { visions_format: writtenFormat() } },
    ...(before.html === ''
      ? []
      : [revisionChange('profiles', id, { [columnOf(section)]: before.html }, now)]),
    ...(isFirst ? earn(tables, 'vision', date) : []),
  ];
}

interface SaveOptions {
  /** The `savedAt` of the version that was edited, when it is not the one that stands. */
  basedOn?: string | null;
  /** The draft that it ends. */
  draft?: string;
}

async function write(section: Section, html: string, { basedOn, draft }: SaveOptions): Promise<void> {
  const tables = readTables();
  const before = visionOf(tables, section);
  if (!before) throw new Error(texts.visionsNotLoaded);
  const text = isWritten(html) ? html : null;
  if ((text ?? '') === before.html && draft === undefined) return;
  const others = othersThan(tables, section);
  const formatBefore = tables.profiles.get('own')?.visions_format;
  const { at } = writtenNow(tables).written;
  await perform({
    what: texts.visionChange[section],
    words: plainText(html),
    request: async (sealer) => ({
      call: 'PUT /api/visions/{section}',
      params: { section },
      body: {
        text: text === null ? null : await sealed(sealer, section, text),
        format: sealer.format,
        based_on: basedOn === undefined ? before.savedAt : basedOn,
        at,
        ...(formatBefore === sealer.format ? {} : await sealedOthers(sealer, others)),
      },
    }),
    changes: changesOfSave(tables, before, text),
    ...(draft === undefined ? {} : { endsDraft: draft }),
  });
}

/**
 * Saves a document and says so; one without words empties it. What it said before is kept as an earlier version.
 * Rejects when it could be kept neither on this device nor by the server.
 * @param html sanitised: what is sealed here is shown elsewhere
 */
export async function saveVision(section: Section, html: string, options: SaveOptions = {}): Promise<void> {
  await write(section, html, options);
  toast.success(texts.saved(section));
}

/** Brings an earlier version back; what stands now becomes one. @param html sanitised */
export async function bringBack(section: Section, html: string): Promise<void> {
  const former = visionOf(readTables(), section)?.html ?? '';
  try {
    await write(section, html, {});
    const undo = { label: texts.undoButton, onSelect: () => void bringBack(section, former) };
    toast.success(texts.versionRestored, { seconds: UNDO_SECONDS, action: undo });
  } catch {
    toast.error(texts.restoreFailed);
  }
}

/** Chooses how often a document is reviewed: the next review is counted from now. */
export async function chooseCadence(section: Section, frequency: Cadence): Promise<void> {
  const { now, written } = writtenNow(readTables());
  const { at, zone } = written;
  const next_review = nextReview(now, frequency, zone).toISOString();
  const write: Mutation = {
    what: texts.cadenceChange[section],
    request: async () => ({
      call: 'PUT /api/visions/{section}/cadence',
      params: { section },
      body: { frequency, at },
    }),
    changes: [setting(section, { frequency, next_review })],
  };
  await tryPerform(write, texts.cadenceFailed);
}

/** A document was looked through: the next review is scheduled, and the first one of a day marks it and gives points. */
export async function review(section: Section): Promise<void> {
  const tables = readTables();
  const vision = visionOf(tables, section);
  if (!vision) return;
  const { now, written } = writtenNow(tables);
  const { at, date, zone } = written;
  const next_review = nextReview(now, vision.cadence, zone).toISOString();
  const isFirst = !isOnDay(vision.reviewedAt, date, zone);
  const write: Mutation = {
    what: texts.reviewChange[section],
    request: async () => ({
      call: 'POST /api/visions/{section}/reviews',
      params: { section },
      body: { at, next_review },
    }),
    changes: [
      setting(section, { next_review, reviewed_at: at }),
      ...(isFirst ? earn(tables, 'vision_review', date) : []),
    ],
  };
  if (await tryPerform(write, texts.reviewFailed)) {
    toast.success(texts.reviewed(section));
  }
}
