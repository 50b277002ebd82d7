import type { ReactNode } from 'react';
import { useSaving } from '../local/saving.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Link } from '../ui/link.tsx';
import { RefusedWrites } from './refused-writes.tsx';
import { explanation } from './saving-words.ts';

/** What became of the person's writing, in full, with what was refused and what to do about it. */
export default function SavingDetails({ onClose }: { onClose: () => void }): ReactNode {
  const saving = useSaving();
  return (
    <Dialog open onClose={onClose} title="Your writing" actions={<Button onClick={onClose}>Close</Button>}>
      <p className="mt-2 text-ink-2">{explanation(saving)}</p>
      {saving.state === 'unpaid' && (
        <p className="mt-3">
          Your trial has ended. <Link to="/pricing">See plans</Link>
        </p>
      )}
      {saving.refused.length > 0 && <RefusedWrites refused={saving.refused} />}
    </Dialog>
  );
}
