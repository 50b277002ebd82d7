import type { ReactNode } from 'react';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { useSave } from '../../../session/use-save.ts';
import { useFreshProof } from './fresh-proof.tsx';

interface OwnerDialogProps<Answer> {
  title: string;
  text: string;
  submitLabel: string;
  busyLabel: string;
  danger?: boolean;
  /** What only the owner may do. */
  work: () => Promise<Answer>;
  /** What is said when it did not succeed. */
  explain: (error: unknown) => string;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

/** Asks before something that only the owner may do, and for a fresh proof where the last one is old. */
export function OwnerDialog<Answer>(props: OwnerDialogProps<Answer>): ReactNode {
  const { work, explain, onDone, ...shown } = props;
  const { run, busy, error } = useSave(explain);
  const { withFreshProof, dialog } = useFreshProof();
  const submit = () => run(async () => onDone(await withFreshProof(work)));
  return (
    <>
      <FormDialog {...shown} busy={busy} error={error} onSubmit={submit} />
      {dialog}
    </>
  );
}
