import { type Cadence, cadenceOf } from '../../../kernel/cadence.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { ownProfile } from '../../../session/profile.ts';
import { itemsInOrder, type OwnItem } from '../rules.ts';

/** Every item of the person: by status, the newest of each first. */
export const bucketList = (tables: Tables): OwnItem[] => itemsInOrder(tables.bucket_list_items.values());

export interface Schedule {
  cadence: Cadence;
  /** A UTC ISO instant; undefined until a cadence was chosen or the list was reviewed. */
  next: string | undefined;
  zone: string;
}

/** How often the list is reviewed, and when next; undefined until the profile is here. */
export function schedule(tables: Tables): Schedule | undefined {
  const profile = ownProfile(tables);
  return (
    profile && {
      cadence: cadenceOf(profile.bucket_list_frequency),
      next: profile.bucket_list_next_review ?? undefined,
      zone: profile.time_zone,
    }
  );
}
