import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Profile } from '../features/profile/contract.ts';
import { call } from './api.ts';
import type { Tables } from './local/notebook.ts';

export type { Profile };

/** The person's own profile, as it reads on this device; undefined until the notebook is open. */
export const ownProfile = (tables: Tables): Profile | undefined => tables.profiles.get('own');

export const PROFILE_KEY = ['profile'] as const;

/** The signed-in person's profile. */
export const useProfile = (): UseQueryResult<Profile> =>
  useQuery({ queryKey: PROFILE_KEY, queryFn: () => call('GET /api/profile') });
