/* Finds the files of the pictures and recordings that a journal's entries name. Runs in a worker (worker.ts). */
import { HEAD_BYTES, likelyKindOf } from '../rules/file-kind.ts';
import {
  type FoundMedia,
  instantOf,
  type NamedMedia,
  type PackedFile,
  refusalOf,
  type ZipNames,
} from '../rules/media.ts';
import type { Problem, RawEntry } from '../rules/other-journals.ts';
import * as texts from '../texts.ts';
import { headOf } from './inflate.ts';

/** A zip, and how its files are found in it. */
interface Zip {
  file: Blob;
  names: ZipNames;
}

/** Types that are those of videos too: their first bytes do not tell. */
const OF_VIDEOS = ['audio/mp4', 'audio/webm'];

/** What a file is, by its first bytes and, where those leave it open, by its name, or why it cannot be imported. */
async function kindOf(
  file: Blob,
  packed: PackedFile,
  named: NamedMedia['kind'],
): Promise<FoundMedia['kind'] | { why: string }> {
  const refused = refusalOf(packed);
  if (refused) return { why: refused };
  const head = await headOf(file, packed, HEAD_BYTES).catch(() => new Uint8Array());
  const likely = likelyKindOf(head);
  if (likely.kind === 'pdf') return { why: texts.pdfNotImported };
  if (likely.kind === 'unknown') return { why: texts.mediaUnknown };
  const isFilm = likely.kind === 'recording' && named === 'picture' && OF_VIDEOS.includes(likely.type);
  return likely.kind === 'video' || isFilm ? { why: texts.videoNotImported } : likely.kind;
}

/** The file of a picture or a recording, or why there is none. */
async function find({ file, names }: Zip, media: NamedMedia): Promise<FoundMedia | { why: string }> {
  if (media.kind === 'video') return { why: texts.videoNotImported };
  if (media.kind === 'pdf') return { why: texts.pdfNotImported };
  const packed = names.find(media.lookFor);
  if (packed === 'several') return { why: texts.mediaOfSeveral };
  if (!packed) return { why: texts.mediaMissing };
  const kind = await kindOf(file, packed, media.kind);
  if (typeof kind === 'object') return kind;
  const taken = instantOf(media.taken);
  return { kind, name: media.name, packed, ...(taken && { taken }) };
}

/**
 * The entries with the files of their pictures and recordings. What cannot be imported of those is told to `problems`.
 * Nothing is unpacked but the first bytes of each.
 */
export async function withMedia(
  entries: readonly RawEntry[],
  zip: Zip,
  problems: Problem[],
): Promise<RawEntry[]> {
  const read: RawEntry[] = [];
  for (const entry of entries) {
    const found: FoundMedia[] = [];
    for (const media of entry.media) {
      const one = await find(zip, media);
      if ('why' in one) problems.push({ place: texts.fileOf(entry.place, media.name), what: one.why });
      else found.push(one);
    }
    read.push(found.length > 0 ? { ...entry, found } : entry);
  }
  return read;
}
