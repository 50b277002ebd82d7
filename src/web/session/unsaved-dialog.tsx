import { ConfirmDialog } from '../ui/dialog.tsx';
import { signOutAnyway, staySignedIn } from './leave.ts';
import { useSession } from './use-session.ts';

/** Asks before a sign-out that would throw away writing that is not saved. */
export function UnsavedDialog() {
  const { unsaved = 0 } = useSession();
  return (
    <ConfirmDialog
      open={unsaved > 0}
      title="Some of your writing is not saved yet"
      text="It is kept on this device alone. If you sign out now, it is removed for good."
      confirmLabel="Sign out anyway"
      cancelLabel="Stay signed in"
      danger
      onConfirm={() => void signOutAnyway()}
      onCancel={staySignedIn}
    />
  );
}
