import type { Tables } from '../../../notebook/rows.ts';
import { DEFAULT_LOCATIONS, type SectionLocation } from '../../dashboard/contract/limits.ts';
import type { Section } from '../../visions/contract/limits.ts';
import { SECTION_NAMES } from '../../visions/texts.ts';
import { type DocumentKey, type DocumentKind, partsOfKey, type SearchDocument } from '../rules.ts';
import * as texts from '../texts.ts';

/* Where documents stand, and what their places are called. */

const ADDRESSES: Record<Exclude<DocumentKind, 'vision' | 'item'>, string> = {
  entry: '/journal/history',
  lesson: '/lessons-history',
  action: '/tasks',
  goal: '/goal',
};

const SECTION_PAGES: Record<SectionLocation, string> = { loop: '/dashgrowthloop', tools: '/dashtools' };

/** The page of the vision documents and the bucket list, which a person may move. */
export const visionsPage = ({ customizations }: Tables): string =>
  SECTION_PAGES[customizations.get('own')?.section_locations.vision ?? DEFAULT_LOCATIONS.vision];

/** The address at which a document is opened. `visions` is the page of the vision documents. */
export function addressOf(key: DocumentKey, visions: string): string {
  const { kind, id } = partsOfKey(key);
  const page = kind === 'vision' || kind === 'item' ? visions : ADDRESSES[kind];
  return `${page}?${kind}=${id}`;
}

const NAMES: Record<Exclude<DocumentKind, 'entry' | 'vision'>, string> = {
  lesson: texts.inLessons,
  action: texts.inActions,
  goal: texts.inGoals,
  item: texts.inBucketList,
};

/** What a result says of the place of its words. `part` is the index among the document's texts. */
export function nameOf({ kind, id }: SearchDocument, part: number): string {
  if (kind === 'entry') return texts.inJournal(texts.entryParts[part] ?? '');
  return kind === 'vision' ? texts.inVision(SECTION_NAMES[id as Section]) : NAMES[kind];
}
