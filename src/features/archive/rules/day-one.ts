import type { Weather } from '../../journal/rules/imported-page.ts';
import * as texts from '../texts.ts';
import type { Problem, RawEntry } from './other-journals.ts';
import { PROBLEMS } from './other-journals.ts';

/*
 * Day One's JSON: `{ metadata, entries: [{ uuid, creationDate, timeZone, text, tags, location, photos, … }] }`, in a
 * file for each journal. Its text is Markdown.
 */

type Fields = Record<string, unknown>;

export interface RawEntries {
  entries: RawEntry[];
  problems: Problem[];
}

const MEDIA = ['photos', 'videos', 'audios', 'pdfAttachments'];
/** A picture stands in the text as a link into the app it came from. */
const MOMENT = /!\[[^\]\n]*\]\(dayone-moment:[^)\n]*\)/g;
/** Day One writes a backslash before what Markdown might take for a sign. */
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!~>|"'$&:;<=?@^,/%])/g;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const isDayOne = (value: unknown): value is { entries: unknown[] } =>
  isFields(value) &&
  Array.isArray(value.entries) &&
  ('metadata' in value || value.entries.some((entry) => isFields(entry) && 'creationDate' in entry));

/** How a heading begins in Markdown: here it is a line like others. */
const HEADING = /^#{1,6} +/gm;

/** Newer releases keep the text in pieces besides; only where there is no other is it put together from them. */
function richText(value: unknown): string {
  try {
    const { contents } = JSON.parse(textIn(value) ?? '') as { contents?: unknown };
    return listIn(contents)
      .map((piece) => (isFields(piece) ? (textIn(piece.text) ?? '') : ''))
      .join('');
  } catch {
    return '';
  }
}

/** The text as it is written, without what only its own app can show. */
const markdownDayOne = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(MOMENT, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The same without most of its signs: what an entry without an id is known by, as it always was. */
export const plainDayOne = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(MOMENT, '')
    .replace(HEADING, '')
    .replace(ESCAPED, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

function weatherOf(value: unknown): Weather {
  if (!isFields(value)) return {};
  const { conditionsDescription: conditions, temperatureCelsius: celsius } = value;
  return {
    ...(typeof conditions === 'string' && { conditions }),
    ...(typeof celsius === 'number' && { celsius }),
  };
}

const locationOf = (value: unknown): string | undefined => {
  if (!isFields(value)) return undefined;
  const names = [value.placeName, value.localityName, value.country].flatMap((name) => textIn(name) ?? []);
  return [...new Set(names)].join(', ') || undefined;
};

function entryOf(entry: Fields, place: string): RawEntry {
  const written = textIn(entry.text) || richText(entry.richText);
  return {
    place,
    uuid: textIn(entry.uuid),
    when: textIn(entry.creationDate) ?? '',
    zone: textIn(entry.timeZone),
    text: plainDayOne(written),
    markdown: markdownDayOne(written),
    tags: listIn(entry.tags).flatMap((tag) => textIn(tag) ?? []),
    location: locationOf(entry.location),
    weather: weatherOf(entry.weather),
    starred: entry.starred === true,
    media: MEDIA.reduce((sum, kind) => sum + listIn(entry[kind]).length, 0),
  };
}

/** The entries of one journal. `file` is its name, where there are several. */
export function readDayOne({ entries }: { entries: unknown[] }, file?: string): RawEntries {
  const read: RawEntries = { entries: [], problems: [] };
  for (const [at, entry] of entries.entries()) {
    const place = file === undefined ? texts.entryAt(at + 1) : texts.entryInFile(file, at + 1);
    if (isFields(entry)) read.entries.push(entryOf(entry, place));
    else read.problems.push({ place, what: PROBLEMS.notAnEntry });
  }
  return read;
}
