import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { isBlank } from '../kernel/text.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import * as texts from './texts.ts';

interface DialogProps {
  open: boolean;
  /** Asked for by Escape or a click beside the dialog. */
  onClose: () => void;
  title: string;
  /** Hides the title from sight, where the dialog says by itself what it is. */
  titleHidden?: boolean;
  /** A look of its own. */
  className?: string | undefined;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  /** Text that would be lost: while it is not blank, Escape and clicks beside do nothing. */
  guardText?: string;
  wide?: boolean;
  children?: ReactNode;
}

/** Returns what puts the caret back: a text that gets the focus from a closed dialog has none, and takes no letter. */
function rememberCaret(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return () => {};
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    // Dates and the like have no caret.
    if (selectionStart === null || document.activeElement !== field) return;
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  };
}

function OpenDialog({
  onClose,
  title,
  titleHidden,
  className,
  actions,
  guardText = '',
  wide,
  children,
}: Omit<DialogProps, 'open'>): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closing before the element leaves the document lets the browser return focus to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current;
    const putCaretBack = rememberCaret();
    element?.showModal();
    return () => {
      element?.close();
      putCaretBack();
    };
  }, []);

  const leave = (): void => {
    if (isBlank(guardText)) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, wide && styles.wide, className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) leave();
      }}
    >
      <div className={styles.content}>
        <h2 id={titleId} className={titleHidden ? 'sr-only' : undefined}>
          {title}
        </h2>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}

/** A native modal dialog, 480 px wide, on phones a sheet from below. Focus returns where it came from. */
export function Dialog({ open, ...rest }: DialogProps): ReactNode {
  return open ? <OpenDialog {...rest} /> : null;
}

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Draws the confirming button as a danger. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const {
    open,
    title,
    text,
    confirmLabel,
    cancelLabel = texts.cancelButton,
    danger,
    busy,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      actions={
        <>
          <Button variant="tertiary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy ?? false} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text && <p className="mt-2 text-ink-2">{text}</p>}
    </Dialog>
  );
}
