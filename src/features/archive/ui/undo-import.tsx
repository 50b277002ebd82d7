import { type ReactNode, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { ConfirmDialog } from '../../../kit/dialog.tsx';
import { toast } from '../../../kit/toast.ts';
import type { Source } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { undo } from './importing.ts';

interface UndoImportProps {
  id: string;
  source: Source;
  /** How many rows it brought in. */
  added: number;
  /** Says which import, where there are several. */
  label?: string;
  onUndone: () => void;
}

/** Takes a whole import back, after a question. */
export function UndoImport({ id, source, added, label, onUndone }: UndoImportProps): ReactNode {
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle');
  const confirm = async (): Promise<void> => {
    setState('busy');
    try {
      const kept = await undo(id);
      toast.success(kept > 0 ? texts.undoneExceptChanged(source, kept) : texts.undone);
      setState('idle');
      onUndone();
    } catch {
      toast.error(texts.undoFailed);
      setState('asking');
    }
  };
  return (
    <>
      <Button variant="secondary" aria-label={label} onClick={() => setState('asking')}>
        {texts.undoImportButton}
      </Button>
      <ConfirmDialog
        open={state !== 'idle'}
        title={texts.undoImportTitle}
        text={texts.undoImportText(source, added)}
        confirmLabel={texts.undoImportButton}
        cancelLabel={texts.keepImportButton}
        danger
        busy={state === 'busy'}
        onConfirm={() => void confirm()}
        onCancel={() => setState('idle')}
      />
    </>
  );
}
