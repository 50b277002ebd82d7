import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { send } from './http.ts';
import { tokenForCall } from './session/load.ts';

/** The row of `profiles`. Instants are UTC ISO texts, reminder times 'HH:MM', reminder days names of weekdays. */
export interface Profile {
  id: string;
  name: string;
  email: string;
  status: 'trial' | 'trialing';
  created_at: string;
  updated_at: string;
  trial_ends_at: string;
  time_zone: string;
  core_word: string | null;
  core_value_1: string | null;
  core_value_2: string | null;
  core_value_3: string | null;
  beta_tester: boolean;
  billing_name: string | null;
  phone_number: string | null;
  phone_reminders_enabled: boolean;
  email_reminders_enabled: boolean;
  reminder_time_am: string | null;
  reminder_time_pm: string | null;
  reminder_days_am: string[];
  reminder_days_pm: string[];
  google_tasks_sync_frequency: string;
  last_google_tasks_sync: string | null;
  professional_vision: string | null;
  professional_vision_frequency: string | null;
  professional_vision_next_review: string | null;
  personal_vision: string | null;
  personal_vision_frequency: string | null;
  personal_vision_next_review: string | null;
  health_vision: string | null;
  health_vision_frequency: string | null;
  health_vision_next_review: string | null;
  relationships_vision: string | null;
  relationships_vision_frequency: string | null;
  relationships_vision_next_review: string | null;
  ideal_day: string | null;
  ideal_day_frequency: string | null;
  ideal_day_next_review: string | null;
  bucket_list_frequency: string | null;
  bucket_list_next_review: string | null;
}

export const PROFILE_KEY = ['profile'] as const;

async function readProfile(): Promise<Profile> {
  return (await send('/api/profile', { token: await tokenForCall() })) as Profile;
}

/** The signed-in person's profile. */
export const useProfile = (): UseQueryResult<Profile> =>
  useQuery({ queryKey: PROFILE_KEY, queryFn: readProfile });
