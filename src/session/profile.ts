import type * as z from 'zod';
import type { Profile, profileChangeSchema } from '../features/profile/contract.ts';
import { readTables, syncNow, useNotebook, useView } from '../notebook/react/use-view.ts';
import type { Tables } from '../notebook/rows.ts';
import { perform } from './perform.ts';
import * as texts from './texts.ts';

export type { Profile };

/** The person's own profile, as it reads on this device; undefined until the notebook is open. */
export const ownProfile = (tables: Tables): Profile | undefined => tables.profiles.get('own');

export interface KnownProfile {
  data: Profile | undefined;
  isPending: boolean;
  /** It is not on this device, and the server cannot be reached. */
  isError: boolean;
  /** Asks for it once more. */
  refetch: () => void;
}

/** The signed-in person's profile, and whether it is still on its way. */
export function useProfile(): KnownProfile {
  const data = useView(ownProfile);
  const { state } = useNotebook();
  const isError = !data && state === 'unreachable';
  return { data, isPending: !data && !isError, isError, refetch: syncNow };
}

/** Fields of a profile with their new values, as they are stored. */
export type ProfileChange = z.output<typeof profileChangeSchema>;

const TEXT_FIELDS = [
  'name',
  'billing_name',
  'core_word',
  'core_value_1',
  'core_value_2',
  'core_value_3',
] as const;

const wordsOf = (change: ProfileChange): string | undefined =>
  TEXT_FIELDS.map((field) => change[field])
    .filter(Boolean)
    .join(', ') || undefined;

/**
 * Changes these fields of the profile and leaves all others to whoever changes them elsewhere. Resolves with the
 * profile as it reads then, once the change is durable; without a field nothing is written.
 * @throws ApiError where this device keeps nothing and the server does not take it
 */
export async function saveProfile(change: ProfileChange): Promise<Profile | undefined> {
  if (Object.keys(change).length > 0) {
    await perform({
      what: texts.yourProfileLabel,
      words: wordsOf(change),
      request: async () => ({ call: 'PATCH /api/profile', body: change }),
      changes: [{ table: 'profiles', key: 'own', set: change }],
    });
  }
  return ownProfile(readTables());
}
