import type { Weather } from '../../journal/rules/imported-page.ts';
import * as texts from '../texts.ts';
import type { NamedMedia } from './media.ts';
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

/** What an entry has besides its text, by the lists in which it stands, and in which folder of the zip its files are. */
const MEDIA = [
  { list: 'photos', kind: 'picture', folder: 'photos' },
  { list: 'audios', kind: 'recording', folder: 'audios' },
  { list: 'videos', kind: 'video', folder: 'videos' },
  { list: 'pdfAttachments', kind: 'pdf', folder: 'pdfs' },
] as const;
/** The digest by which a file is named in the zip. */
const MD5 = /^[0-9a-f]{32}$/i;
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

interface PlacedMedia extends NamedMedia {
  /** Where its link stands in the text, and where it stands in its list. */
  inText: number;
  inList: number;
}

function mediaIn(
  value: unknown,
  at: number,
  text: string,
  { kind, folder }: (typeof MEDIA)[number],
): PlacedMedia {
  const { md5, identifier, filename, title, type, format, date, orderInEntry } = isFields(value) ? value : {};
  // A digest of another form could name anything.
  const digest = typeof md5 === 'string' && MD5.test(md5) ? md5 : '';
  const extension = textIn(type) ?? textIn(format);
  const inText = typeof identifier === 'string' && identifier !== '' ? text.indexOf(identifier) : -1;
  return {
    kind,
    name:
      textIn(filename) ||
      textIn(title) ||
      [digest || textIn(identifier), extension].filter(Boolean).join('.'),
    lookFor: `${folder}/${digest}`,
    taken: textIn(date),
    inText: inText < 0 ? Number.POSITIVE_INFINITY : inText,
    inList: typeof orderInEntry === 'number' ? orderInEntry : at,
  };
}

/** In the order in which the text shows them, and what it does not show behind. */
const inOrder = (one: PlacedMedia, other: PlacedMedia): number =>
  one.inText === other.inText ? one.inList - other.inList : one.inText - other.inText;

const mediaOf = (entry: Fields, text: string): NamedMedia[] =>
  MEDIA.flatMap((media) => listIn(entry[media.list]).map((value, at) => mediaIn(value, at, text, media)))
    .sort(inOrder)
    .map(({ inText: _, inList: __, ...media }) => media);

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
    media: mediaOf(entry, written),
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
