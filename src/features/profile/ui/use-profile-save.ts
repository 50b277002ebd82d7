import { type ProfileChange, saveProfile } from '../../../web/profile.ts';
import { type Save, useSave } from '../../../web/save.ts';
import { toast } from '../../../web/ui/toast.ts';
import { PROFILE_MESSAGES } from '../contract/messages.ts';
import type { Profile } from '../contract.ts';

interface ProfileSave extends Pick<Save, 'busy' | 'error'> {
  /** Stores the change, shows it everywhere and says so. Answers the profile then, or undefined after a failure. */
  save(change: ProfileChange): Promise<Profile | undefined>;
}

const NOT_SAVED = 'Your profile could not be saved. Please try again.';

export function useProfileSave(): ProfileSave {
  const { run, busy, error } = useSave(NOT_SAVED);
  return {
    busy,
    error,
    async save(change) {
      let profile: Profile | undefined;
      await run(async () => {
        profile = await saveProfile(change);
        toast.success(PROFILE_MESSAGES.saved);
      });
      return profile;
    },
  };
}
