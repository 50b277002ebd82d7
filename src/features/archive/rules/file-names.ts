import { type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import type { AttachmentInfo } from '../../attachments/rules.ts';

/*
 * Names of the pictures and recordings in an archive: readable, unique, and harmless on every system that unpacks them.
 */

const FOLDERS = { picture: 'pictures', recording: 'recordings' } as const;

const EXTENSIONS: Readonly<Record<AttachmentInfo['type'], string>> = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/png': 'png',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
};

/** How an archive names its pictures and recordings; a path of any other form is not read. */
export const ARCHIVE_PATH = /^(?:pictures|recordings)\/[^/\\]+$/;

/**
 * What Windows or macOS forbid in a name, and what would show it otherwise than it is: separators, control characters,
 * marks of direction.
 */
const FORBIDDEN = /[<>:"/\\|?*]|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Bytes that the part of a name between date and extension may have: a file system allows 255 for all of it. */
const NAME_BYTES = 150;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const encoder = new TextEncoder();

/** As much of the beginning of a text as fits, without cutting what people see as one character. */
function fitting(text: string, limit: number): string {
  if (encoder.encode(text).length <= limit) return text;
  let left = limit;
  let end = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    left -= encoder.encode(segment).length;
    if (left < 0) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

const EXTENSION = /\.[A-Za-z0-9]{1,5}$/;

/** The words of a name without what is harmful in it, and without its extension; '' where nothing is left. */
function wordsOf(name: string): string {
  const words = name.normalize('NFC').replace(FORBIDDEN, ' ').trim().replace(EXTENSION, '');
  // Windows drops dots and spaces at the end of a name.
  return fitting(words.replace(/\s+/g, ' '), NAME_BYTES).replace(/^[ .]+|[ .]+$/g, '');
}

/** Spellings that some file system takes for one name. */
const sameName = (path: string): string => path.normalize('NFKC').toLowerCase();

/** The paths of an archive's files, each given once. */
export class FileNames {
  readonly #given = new Set<string>();

  /** For example 'pictures/2026-11-20 Beach.jpg'. Days are those of `zone`. */
  pathOf({ kind, name, type, taken, added }: AttachmentInfo, zone: string): string {
    const date = dayIn(taken, zone) ?? dayIn(added, zone);
    const words = [date, wordsOf(name) || FOLDERS[kind].slice(0, -1)].filter(Boolean).join(' ');
    for (let count = 1; ; count++) {
      const path = `${FOLDERS[kind]}/${words}${count > 1 ? ` ${count}` : ''}.${EXTENSIONS[type]}`;
      if (this.#given.has(sameName(path))) continue;
      this.#given.add(sameName(path));
      return path;
    }
  }
}

function dayIn(instant: string | undefined, zone: string): LocalDate | undefined {
  const at = new Date(instant ?? '');
  return Number.isNaN(at.getTime()) ? undefined : localDateOf(at, zone);
}

/** What a file is called in its folder. */
export const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The path as a link from a page of a day leads to it (rules/day-page.ts). */
export const linkTo = (path: string): string =>
  // Without parentheses, which would end the link.
  `../../${path.split('/').map(encodeURIComponent).join('/')}`.replaceAll('(', '%28').replaceAll(')', '%29');
