import { FORMAT_INSTRUCTIONS } from './model-request.ts';

/** Where a post goes. */
export interface Platform {
  id: string;
  name: string;
  /** Holds the placeholders {url} and {text}; null where no address takes a post. */
  share_url: string | null;
  /** How a post looks there, for whoever writes it. */
  format_instructions: string;
  /** Longest post, counted as the platform counts (`postLength`). */
  length_limit: number;
}

const platform = (
  number: number,
  name: string,
  length_limit: number,
  share_url: string | null,
  format_instructions: string,
): Platform => ({
  id: `01900000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`,
  name,
  share_url,
  format_instructions,
  length_limit,
});

/**
 * The platforms that a new database has, in the order in which they are offered. An operator may change their rows; a
 * device that has not heard of those goes by these.
 */
export const PLATFORMS: readonly Platform[] = [
  platform(
    21,
    'Facebook',
    63_206,
    'https://www.facebook.com/sharer/sharer.php?u={url}&quote={text}',
    FORMAT_INSTRUCTIONS.Facebook,
  ),
  platform(22, 'X', 280, 'https://x.com/intent/post?text={text}', FORMAT_INSTRUCTIONS.X),
  platform(
    23,
    'LinkedIn',
    3_000,
    'https://www.linkedin.com/feed/?shareActive=true&text={text}',
    FORMAT_INSTRUCTIONS.LinkedIn,
  ),
  platform(24, 'Instagram', 2_200, null, FORMAT_INSTRUCTIONS.Instagram),
  platform(
    25,
    'Threads',
    500,
    'https://www.threads.net/intent/post?text={text}',
    FORMAT_INSTRUCTIONS.Threads,
  ),
  platform(26, 'Bluesky', 300, 'https://bsky.app/intent/compose?text={text}', FORMAT_INSTRUCTIONS.Bluesky),
  platform(27, 'Email', 5_000, 'mailto:?body={text}', FORMAT_INSTRUCTIONS.Email),
];

/** Addresses count so many characters on X, however long they are. */
const ADDRESS_ON_X = 23;
const ADDRESS = /https?:\/\/\S+/giu;
/** On X characters of other scripts count twice. */
const COUNTS_TWICE = /[^\0-\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const seen = (text: string): number => [...graphemes.segment(text)].length;

function lengthOnX(text: string): number {
  const addresses = text.match(ADDRESS)?.length ?? 0;
  const rest = [...graphemes.segment(text.replaceAll(ADDRESS, ''))];
  const weights = rest.map(({ segment }) =>
    // What is seen as one emoji counts as one character of another script.
    /\p{Extended_Pictographic}/u.test(segment)
      ? 2
      : [...segment].reduce((sum, sign) => sum + (COUNTS_TWICE.test(sign) ? 2 : 1), 0),
  );
  return weights.reduce<number>((sum, weight) => sum + weight, addresses * ADDRESS_ON_X);
}

/** How long a post is as its platform counts: X by weights, Bluesky by what is seen, the others by code points. */
export function postLength({ name }: Pick<Platform, 'name'>, text: string): number {
  if (name === 'X') return lengthOnX(text);
  return name === 'Bluesky' ? seen(text) : [...text].length;
}

/** The address that opens a platform with a post; undefined where there is none. */
export function shareAddress({ share_url }: Pick<Platform, 'share_url'>, text: string, url: string) {
  if (share_url === null) return undefined;
  const filled = { '{url}': url, '{text}': text };
  return share_url.replaceAll(/\{url\}|\{text\}/g, (place) =>
    encodeURIComponent(filled[place as keyof typeof filled].toWellFormed()),
  );
}
