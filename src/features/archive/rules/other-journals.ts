import { isLocalDate, isTimeZone, type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import { TEXT_LIMIT } from '../../../kernel/seal.ts';
import { isBlank } from '../../../kernel/text.ts';
import type { Journal } from '../../journal/contract/limits.ts';
import {
  factsText,
  type ImportedPage,
  type PageFacts,
  plainWords,
  type Weather,
} from '../../journal/rules/imported-page.ts';
import { FIRST_DAY } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import type { FoundMedia, NamedMedia } from './media.ts';

/*
 * Entries of other journals: what a file says of one, and what becomes of it here.
 */

/** An entry as its file has it. */
export interface RawEntry {
  /** Where it stands in its file, for people: 'Entry 12', 'Line 8'. */
  place: string;
  /** Its id there, if it has one. */
  uuid?: string | undefined;
  /**
   * When it was written: an instant in any form that a Date reads, or a local date. Empty where the file says nothing of
   * it; undefined where it says something that cannot be read.
   */
  when: string | number | undefined;
  /** The zone that it was written in. */
  zone?: string | undefined;
  title?: string | undefined;
  /** Plain, without Markdown. An entry without an id is known by it. */
  text: string;
  /** The same text as Markdown, where the journal has it. */
  markdown?: string | undefined;
  /** The text is HTML; it is made plain, and Markdown, before anything else is done with it. */
  isHtml?: boolean | undefined;
  tags?: readonly string[] | undefined;
  location?: string | undefined;
  weather?: Weather | undefined;
  starred?: boolean | undefined;
  /** Photos, recordings and the like that it names, in their order. */
  media: readonly NamedMedia[];
  /** Those of them whose files are there. */
  found?: readonly FoundMedia[] | undefined;
}

/** An entry that can be brought in. */
export interface OtherJournalEntry {
  uuid: string | undefined;
  /** The day on which it was written, where it was written. */
  date: LocalDate;
  created_at: string;
  /** All that it says in one plain text: what it is known by where it has no id. */
  text: string;
  page: ImportedPage;
  media: readonly FoundMedia[];
  /** Where it stands in its file, for people. */
  place: string;
}

/** What is wrong with a part of a file, and where; it never quotes what a person wrote. */
export interface Problem {
  place: string;
  what: string;
}

export const PROBLEMS = {
  noDate: texts.dateMissing,
  unreadableDate: texts.dateUnreadable,
  future: texts.dateInFuture,
  tooOld: texts.dateTooOld,
  blank: texts.textMissing,
  halfCharacter: texts.textInvalid,
  notAnEntry: texts.notAnEntry,
} as const;

interface ReadingContext {
  /** The zone of the person, for entries that name none. */
  zone: string;
  now: Date;
}

function momentOf(entry: RawEntry, { zone, now }: ReadingContext): { date: LocalDate; at: Date } | undefined {
  if (typeof entry.when === 'string' && isLocalDate(entry.when)) {
    // A day without a time: its noon stands for when it was made, which only puts the pages of a day in order.
    const noon = Date.parse(`${entry.when}T12:00:00Z`);
    return { date: entry.when, at: new Date(Math.min(noon, now.getTime())) };
  }
  if (entry.when === undefined) return undefined;
  const at = new Date(entry.when);
  if (Number.isNaN(at.getTime())) return undefined;
  return { date: localDateOf(at, zone), at };
}

/** Title first, then the text, and what else was noted in a last line: as entries were imported at first. */
function plainEntry({ title, text, tags = [], location }: RawEntry): string {
  const heading = title?.trim() ?? '';
  const body = text.trim();
  const isSaid = heading === '' || body === heading || body.startsWith(`${heading}\n`);
  const notes = [location?.trim(), tags.length > 0 ? tags.map((tag) => `#${tag.trim()}`).join(' ') : ''];
  const last = isBlank(body) && isSaid ? '' : notes.filter(Boolean).join(' · ');
  return [isSaid ? '' : heading, body, last].filter((part) => part !== '').join('\n\n');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** A heading in the first line is the title of an entry that names none. */
const TITLE_LINE = /^#{1,2} +([^\n]+)(?:\n|$)/;

/** Title and text apart: some journals write the title at the beginning of the text once more. */
function titleAndText({ title = '', text, markdown = text }: RawEntry): { title: string; text: string } {
  const body = markdown.trim();
  const heading = title.trim();
  if (heading === '') {
    const [line = '', own = ''] = TITLE_LINE.exec(body) ?? [];
    return { title: oneLine(plainWords(own)), text: body.slice(line.length).trimStart() };
  }
  const again = [heading, `# ${heading}`].find((line) => body === line || body.startsWith(`${line}\n`));
  return { title: oneLine(heading), text: body.slice(again?.length ?? 0).trimStart() };
}

function pageOf(entry: RawEntry, journal: Journal, whole: string): ImportedPage {
  const { title, text } = titleAndText(entry);
  const { location, weather, tags, starred } = entry;
  const facts: PageFacts = {
    journal,
    ...(title !== '' && { titled: true }),
    ...(location && { place: oneLine(location) }),
    ...(weather && { weather }),
    ...(tags && { tags: tags.map((tag) => tag.trim()) }),
    ...(starred && { starred }),
  };
  // Thousands of tags: in the text they have room.
  if (factsText(facts).length > TEXT_LIMIT) return { facts: { journal }, title: '', text: whole };
  return title === '' && isBlank(text) ? { facts, title, text: whole } : { facts, title, text };
}

/** The entry as it can be brought in, or why it cannot. Its text is plain by now. */
export function readOtherJournalEntry(
  entry: RawEntry,
  journal: Journal,
  where: ReadingContext,
): OtherJournalEntry | Problem {
  const refused = (what: string): Problem => ({ place: entry.place, what });
  const text = plainEntry(entry);
  const media = entry.found ?? [];
  // A page may consist of pictures.
  if (isBlank(text) && media.length === 0) return refused(PROBLEMS.blank);
  const page = pageOf(entry, journal, text);
  const said = [text, page.title, page.text, page.facts.weather?.conditions ?? ''];
  if (!said.every((part) => part.isWellFormed())) return refused(PROBLEMS.halfCharacter);
  const place = { zone: entry.zone && isTimeZone(entry.zone) ? entry.zone : where.zone, now: where.now };
  const moment = momentOf(entry, place);
  if (!moment) return refused(entry.when === '' ? PROBLEMS.noDate : PROBLEMS.unreadableDate);
  const { date, at } = moment;
  if (date < FIRST_DAY || at.getTime() < Date.parse(FIRST_DAY)) return refused(PROBLEMS.tooOld);
  if (at.getTime() > place.now.getTime() || date > localDateOf(place.now, place.zone))
    return refused(PROBLEMS.future);
  return { uuid: entry.uuid, date, created_at: at.toISOString(), text, page, media, place: entry.place };
}

export const isProblem = (read: OtherJournalEntry | Problem): read is Problem => 'what' in read;

/** What is known of a file's entries before they are brought in. */
export interface Summary {
  count: number;
  first: LocalDate | undefined;
  last: LocalDate | undefined;
}

export function summaryOf(entries: readonly OtherJournalEntry[]): Summary {
  let first: LocalDate | undefined;
  let last: LocalDate | undefined;
  for (const entry of entries) {
    if (first === undefined || entry.date < first) first = entry.date;
    if (last === undefined || entry.date > last) last = entry.date;
  }
  return { count: entries.length, first, last };
}
