import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { call } from '../../../web/api.ts';
import { PROFILE_KEY } from '../../../web/profile.ts';
import { type Save, useSave } from '../../../web/save.ts';
import { toast } from '../../../web/ui/toast.ts';
import { PROFILE_MESSAGES } from '../contract/messages.ts';
import type { Profile, profileChangeSchema } from '../contract.ts';

interface ProfileSave extends Pick<Save, 'busy' | 'error' | 'clear'> {
  /** Stores the change, shows it everywhere and says so. Answers the new row, or undefined after a failure. */
  save(change: z.input<typeof profileChangeSchema>): Promise<Profile | undefined>;
}

const NOT_SAVED = 'Your profile could not be saved. Please try again.';

export function useProfileSave(): ProfileSave {
  const queries = useQueryClient();
  const { run, ...state } = useSave(NOT_SAVED);
  return {
    ...state,
    async save(change) {
      let row: Profile | undefined;
      await run(async () => {
        row = await call('PATCH /api/profile', { body: change });
        queries.setQueryData(PROFILE_KEY, row);
        toast.success(PROFILE_MESSAGES.saved);
      });
      return row;
    },
  };
}
