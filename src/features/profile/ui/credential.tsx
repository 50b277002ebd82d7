import type { ReactNode } from 'react';
import { TextButton } from '../../../kit/text-button.tsx';
import * as texts from '../texts.ts';

interface CredentialProps {
  /** By which an address can name it. */
  id?: string;
  name: string;
  /** What the button that opens and closes the form is called, beside that name. */
  changeLabel: string;
  cancelLabel: string;
  value?: string;
  open: boolean;
  onToggle: () => void;
  /** The form that changes it. */
  children: ReactNode;
}

/** A line of sign-in with a form that opens below it. */
export function Credential(props: CredentialProps): ReactNode {
  const { id, name, value, open, changeLabel, cancelLabel, onToggle, children } = props;
  return (
    <div id={id} className="border-rule border-b last:border-b-0">
      <div className="flex min-h-14 items-center gap-x-4 max-[22em]:flex-wrap">
        <span>{name}</span>
        <span className="text-ink-2 min-w-0 wrap-anywhere">{value}</span>
        <TextButton
          className="ms-auto"
          aria-label={open ? cancelLabel : changeLabel}
          aria-expanded={open}
          onClick={onToggle}
        >
          {open ? texts.cancelButton : texts.changeButton}
        </TextButton>
      </div>
      {open && <div className="pt-2 pb-8">{children}</div>}
    </div>
  );
}
