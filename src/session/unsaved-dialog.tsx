import { ConfirmDialog } from '../kit/dialog.tsx';
import { signOutAnyway, staySignedIn } from './leave.ts';
import { remaining } from './saving/saving-words.ts';
import * as texts from './texts.ts';
import { useSaving } from './use-saving.ts';
import { useSession } from './use-session.ts';

/** Asks before a sign-out that would throw away writing that is not saved, and says what that is. */
export default function UnsavedDialog() {
  const { unsaved = 0 } = useSession();
  const saving = useSaving();
  return (
    <ConfirmDialog
      open={unsaved > 0}
      title={texts.unsavedTitle}
      text={remaining(unsaved, saving)}
      confirmLabel={texts.signOutAnywayButton}
      cancelLabel={texts.staySignedInLabel}
      danger
      onConfirm={() => void signOutAnyway()}
      onCancel={staySignedIn}
    />
  );
}
