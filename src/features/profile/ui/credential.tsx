import type { ReactNode } from 'react';
import { TextButton } from '../../../web/ui/text-button.tsx';
import * as texts from '../texts.ts';

interface CredentialProps {
  /** 'Email' or 'Password'. */
  name: string;
  value?: string;
  open: boolean;
  onToggle: () => void;
  /** The form that changes it. */
  children: ReactNode;
}

/** A line of sign-in with a form that opens below it. */
export function Credential({ name, value, open, onToggle, children }: CredentialProps): ReactNode {
  return (
    <div className="border-rule border-b last:border-b-0">
      <div className="flex min-h-14 items-center gap-x-4 max-[22em]:flex-wrap">
        <span>{name}</span>
        <span className="text-ink-2 min-w-0 wrap-anywhere">{value}</span>
        <TextButton className="ml-auto" aria-expanded={open} onClick={onToggle}>
          {open ? texts.cancelButton : texts.changeButton}
          <span className="sr-only"> {name.toLowerCase()}</span>
        </TextButton>
      </div>
      {open && <div className="pt-2 pb-8">{children}</div>}
    </div>
  );
}
