import { type ReactNode, useId } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Dialog } from './dialog.tsx';
import * as texts from './texts.ts';

interface FormDialogProps {
  title: string;
  text?: ReactNode;
  submitLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  /** Draws the submitting button as a danger. */
  danger?: boolean;
  /** Escape and clicks beside do not close it: what it shows would be lost. */
  guarded?: boolean;
  busy: boolean;
  /** Why it did not succeed, as a sentence. */
  error?: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields; the browser's own bubbles are off, messages stand at the fields. */
  children?: ReactNode;
}

/** A dialog that does something and may fail at it. Where it has fields, the Enter key submits it as its button does. */
export function FormDialog(props: FormDialogProps): ReactNode {
  const { title, text, submitLabel, busyLabel, cancelLabel = texts.cancelButton, danger, busy } = props;
  const { error, guarded, onSubmit, onClose, children } = props;
  const form = useId();
  return (
    <Dialog
      open
      title={title}
      guardText={guarded ? title : undefined}
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {text && <p className="mt-2 text-ink-2">{text}</p>}
      <form
        id={form}
        className={classNames('grid grid-cols-1 gap-5', Boolean(children || error) && 'mt-6')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        {children}
        {error && <Alert>{error}</Alert>}
      </form>
    </Dialog>
  );
}
