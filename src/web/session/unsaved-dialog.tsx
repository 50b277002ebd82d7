import { useSaving } from '../local/saving.ts';
import { remaining } from '../shell/saving-words.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { signOutAnyway, staySignedIn } from './leave.ts';
import { useSession } from './use-session.ts';

/** Asks before a sign-out that would throw away writing that is not saved, and says what that is. */
export default function UnsavedDialog() {
  const { unsaved = 0 } = useSession();
  const saving = useSaving();
  return (
    <ConfirmDialog
      open={unsaved > 0}
      title="Some of your writing is not saved yet"
      text={remaining(unsaved, saving)}
      confirmLabel="Sign out anyway"
      cancelLabel="Stay signed in"
      danger
      onConfirm={() => void signOutAnyway()}
      onCancel={staySignedIn}
    />
  );
}
