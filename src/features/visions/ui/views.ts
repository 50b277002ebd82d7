import { type Cadence, cadenceOf } from '../../../kernel/cadence.ts';
import { isOpened } from '../../../kernel/seal.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { type FormerVersion, formerVersions } from '../../feed/client.ts';
import type { SyncedRows } from '../../feed/contract.ts';
import { columnOf, type Section } from '../contract/limits.ts';
import { firstLine, isWritten } from '../rules.ts';

/** A document as its row shows it. */
export interface Vision {
  section: Section;
  /** As it is stored, and not to be trusted; '' while nothing is written. */
  html: string;
  isWritten: boolean;
  /** Whether its words can be read here. One that cannot is not written again: they would be lost. */
  isReadable: boolean;
  cadence: Cadence;
  /** A UTC ISO instant; undefined until a review is scheduled. */
  next: string | undefined;
  /** Names this version of it; null for the first one. */
  savedAt: string | null;
  reviewedAt: string | null;
  zone: string;
}

type Profile = Omit<SyncedRows['profiles'], 'seq'>;

function visionIn(profile: Profile, section: Section): Vision {
  const column = columnOf(section);
  const html = profile[column] ?? '';
  return {
    section,
    html,
    isWritten: isWritten(html),
    isReadable: isOpened(html),
    cadence: cadenceOf(profile[`${column}_frequency`]),
    next: profile[`${column}_next_review`] ?? undefined,
    savedAt: profile[`${column}_saved_at`],
    reviewedAt: profile[`${column}_reviewed_at`],
    zone: profile.time_zone,
  };
}

/** A document as it reads on this device; undefined until the profile is here. */
export function visionOf(tables: Tables, section: Section): Vision | undefined {
  const profile = tables.profiles.get('own');
  return profile && visionIn(profile, section);
}

/** The line by which a document is known in the list; '' while there is none. */
export const openingWordsOf = (tables: Tables, section: Section): string => {
  const vision = visionOf(tables, section);
  return vision ? firstLine(vision.html) : '';
};

/** What a document said before, the version that was replaced last on top. */
export function formerVisions(tables: Tables, section: Section): FormerVersion[] {
  const id = tables.profiles.get('own')?.id ?? '';
  const column = columnOf(section);
  return formerVersions(tables, 'profiles', id).filter(({ texts }) => texts !== undefined && column in texts);
}
