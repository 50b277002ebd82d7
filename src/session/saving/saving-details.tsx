import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Link } from '../../kit/link.tsx';
import { sentence } from '../../kit/sentence.ts';
import { useSaving } from '../use-saving.ts';
import { RefusedWrites } from './refused-writes.tsx';
import { explanation } from './saving-words.ts';
import * as texts from './texts.ts';

/** What became of the person's writing, in full, with what was refused and what to do about it. */
export default function SavingDetails({ onClose }: { onClose: () => void }): ReactNode {
  const saving = useSaving();
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.yourWritingTitle}
      actions={<Button onClick={onClose}>{texts.closeButton}</Button>}
    >
      <p className="mt-2 text-ink-2">{explanation(saving)}</p>
      {saving.state === 'unpaid' && (
        <p className="mt-3">
          {sentence(texts.trialEndedWithPlans<ReactNode>(<Link to="/pricing">{texts.seePlansLink}</Link>))}
        </p>
      )}
      {saving.refused.length > 0 && <RefusedWrites refused={saving.refused} />}
    </Dialog>
  );
}
