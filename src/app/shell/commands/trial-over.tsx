import type { ReactNode } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import * as texts from '../texts.ts';

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
      title={texts.trialEndedTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {texts.closeButton}
          </Button>
          <Button onClick={plans}>{texts.seePlansButton}</Button>
        </>
      }
    >
      <p className="mt-2 text-ink-2">{texts.trialEndedText}</p>
    </Dialog>
  );
}
