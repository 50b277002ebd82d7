import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Link } from '../../kit/link.tsx';
import { sentence } from '../../kit/sentence.ts';
import { useStore } from '../../kit/use-store.ts';
import { fileStates } from '../files/file-states.ts';
import { useSaving } from '../use-saving.ts';
import { HomeScreenNote } from './home-screen/home-screen-note.tsx';
import { RefusedWrites } from './refused-writes.tsx';
import { explanation } from './saving-words.ts';
import * as texts from './texts.ts';

/** What became of the person's writing, in full, with what was refused and what to do about it. */
export default function SavingDetails({ onClose }: { onClose: () => void }): ReactNode {
  const saving = useSaving();
  const files = useStore(fileStates);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.yourWritingTitle}
      actions={<Button onClick={onClose}>{texts.closeButton}</Button>}
    >
      <p className="mt-2 text-ink-2">{explanation(saving, files)}</p>
      {saving.state === 'unpaid' && (
        <p className="mt-3">
          {sentence(texts.trialEndedWithPlans<ReactNode>(<Link to="/pricing">{texts.seePlansLink}</Link>))}
        </p>
      )}
      <HomeScreenNote />
      {saving.refused.length > 0 && <RefusedWrites refused={saving.refused} />}
    </Dialog>
  );
}
