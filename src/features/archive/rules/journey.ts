import type { Weather } from '../../journal/rules/imported-page.ts';
import * as texts from '../texts.ts';
import type { NamedMedia } from './media.ts';
import type { RawEntry } from './other-journals.ts';

/*
 * Journey's JSON: a file for each entry, or a list of them. Its text is HTML, or Markdown in older ones.
 */

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Names of the instant at which an entry was written, in the order of the formats' age. */
const WHEN = ['date_journal', 'dateOfJournal', 'date_of_journal'];
const TAG = /<\/?[a-z][^>]*>/i;

const whenOf = (entry: Fields): string | number | undefined => {
  const when = WHEN.map((name) => entry[name]).find((value) => value !== undefined);
  return typeof when === 'number' || typeof when === 'string' ? when : undefined;
};

const isEntry = (value: unknown): value is Fields => isFields(value) && whenOf(value) !== undefined;

/** A file of one entry, or of a list of them. */
export const isJourney = (value: unknown): boolean =>
  isEntry(value) || (Array.isArray(value) && value.length > 0 && value.some(isEntry));

const locationOf = (entry: Fields): string | undefined =>
  textIn(entry.address) ?? (isFields(entry.location) ? textIn(entry.location.address) : undefined);

function weatherOf(value: unknown): Weather {
  if (!isFields(value)) return {};
  const { description, degree_c: celsius } = value;
  const conditions = textIn(description);
  // It has a number for a temperature that it does not know, too.
  const isKnown = typeof celsius === 'number' && Math.abs(celsius) < UNKNOWN_DEGREES;
  return { ...(conditions && { conditions }), ...(isKnown && { celsius }) };
}

/** No weather on earth is so hot or cold. */
const UNKNOWN_DEGREES = 100;

const KINDS: readonly (readonly [extension: RegExp, kind: NamedMedia['kind']])[] = [
  [/\.(?:mp4|mov|3gp|avi|mkv)$/i, 'video'],
  [/\.(?:mp3|m4a|aac|ogg|opus|wav|amr|flac|weba)$/i, 'recording'],
  [/\.pdf$/i, 'pdf'],
];

/** A file beside the entry. Journey lists recordings and videos among the photos: their names tell them apart. */
function mediaOf(value: unknown): NamedMedia[] {
  const path =
    textIn(value) ?? (isFields(value) ? (textIn(value.name) ?? textIn(value.filename)) : undefined);
  // Only what a file is called: the zip has them beside the entry.
  const name = path?.split(/[/\\]/).at(-1);
  if (!name) return [];
  const [, kind = 'picture'] = KINDS.find(([extension]) => extension.test(name)) ?? [];
  return [{ kind, name, lookFor: name }];
}

function entryOf(entry: Fields, place: string): RawEntry {
  const text = textIn(entry.text) ?? textIn(entry.preview_text) ?? '';
  const when = whenOf(entry) ?? '';
  return {
    place,
    uuid: textIn(entry.id),
    when: typeof when === 'string' && /^\d{10,}$/.test(when) ? Number(when) : when,
    zone: textIn(entry.timezone),
    title: textIn(entry.title),
    text,
    isHtml: TAG.test(text) || entry.type === 'html',
    tags: listIn(entry.tags).flatMap((tag) => textIn(tag) ?? []),
    location: locationOf(entry),
    weather: weatherOf(entry.weather),
    starred: [entry.favourite, entry.favorite, entry.starred].includes(true),
    media: [...listIn(entry.photos), ...listIn(entry.attachments)].flatMap(mediaOf),
  };
}

/** The entries of a file. `file` is its name, where there are several. */
export function readJourney(value: unknown, file?: string): RawEntry[] {
  if (!Array.isArray(value)) return [entryOf(value as Fields, file ?? texts.entryAt(1))];
  return value.map((entry, at) => {
    const place = file === undefined ? texts.entryAt(at + 1) : texts.entryInFile(file, at + 1);
    return entryOf(isFields(entry) ? entry : {}, place);
  });
}
