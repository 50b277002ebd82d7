import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface TrialOverProps {
  onPlans: () => void;
  onClose: () => void;
}

/** Stands in the place of what would be written, once the person may not write. */
export function TrialOver({ onPlans, onClose }: TrialOverProps): ReactNode {
  const plans = (): void => {
    onClose();
    onPlans();
  };
  return (
    <Dialog
      open
      title="Your trial is over"
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            Close
          </Button>
          <Button onClick={plans}>See plans</Button>
        </>
      }
    >
      <p className="mt-2 text-ink-2">Everything you wrote is kept; choose a plan to write on.</p>
    </Dialog>
  );
}
