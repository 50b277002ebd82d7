import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Profile } from '../features/profile/contract.ts';
import { call } from './api.ts';

export type { Profile };

export const PROFILE_KEY = ['profile'] as const;

/** The signed-in person's profile. */
export const useProfile = (): UseQueryResult<Profile> =>
  useQuery({ queryKey: PROFILE_KEY, queryFn: () => call('GET /api/profile') });
