import { toast } from '../../../kit/toast.ts';
import { type ProfileChange, saveProfile } from '../../../session/profile.ts';
import { type Save, useSave } from '../../../session/use-save.ts';
import type { Profile } from '../contract.ts';
import * as texts from '../texts.ts';

interface ProfileSave extends Pick<Save, 'busy' | 'error'> {
  /** Stores the change, shows it everywhere and says so. Answers the profile then, or undefined after a failure. */
  save(change: ProfileChange): Promise<Profile | undefined>;
}

const NOT_SAVED = texts.saveFailed;

export function useProfileSave(): ProfileSave {
  const { run, busy, error } = useSave(NOT_SAVED);
  return {
    busy,
    error,
    async save(change) {
      let profile: Profile | undefined;
      await run(async () => {
        profile = await saveProfile(change);
        toast.success(texts.saved);
      });
      return profile;
    },
  };
}
