import { type ReactNode, useMemo } from 'react';
import { type DayRange, weekOf } from '../../../kernel/calendar.ts';
import { useView } from '../../../web/local/use-view.ts';
import { useSave } from '../../../web/save.ts';
import { settings } from '../../../web/settings.ts';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { modelRequest } from '../engine/model-request.ts';
import styles from './model-dialog.module.css';
import { notebookForWeek } from './views.ts';
import { agreeToModel } from './widgets/agreement.ts';
import { SentText } from './widgets/sent-text.tsx';

interface ModelDialogProps {
  week: DayRange;
  /** Whom it would go to. */
  host: string;
  onClose: () => void;
}

const NOT_AGREED = 'Your agreement could not be saved, and nothing was sent. Please try again.';

/** Shows what a language model would be given of a week, letter for letter, and asks whether it may. */
export default function ModelDialog({ week: { start }, host, onClose }: ModelDialogProps): ReactNode {
  const notebook = useView(notebookForWeek, start);
  const request = useMemo(() => notebook && modelRequest(notebook, weekOf(start)), [notebook, start]);
  const { run, busy, error } = useSave(NOT_AGREED);
  const agree = async () => {
    if (await run(() => agreeToModel(host))) onClose();
  };
  return (
    <Dialog
      open
      wide
      title="What would be sent"
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            Not now
          </Button>
          <Button busy={busy} busyLabel="Agreeing..." unavailable={!request} onClick={() => void agree()}>
            Agree and send
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <p>
          Whoever runs {settings.product_name} here uses a language model at <strong>{host}</strong>. With
          your agreement it is given the text below, and the same of other weeks when you open their insights;
          for a post it is given what you send it there, and nothing by itself. It can read that text; what it
          writes is held against your words before you see it.
        </p>
        <p>
          Not sent: your name, email address, visions, the lists of your values and goals, dates, and anything
          of other weeks. Without your agreement nothing is sent. You can take it back in your profile at any
          time.
        </p>
        <SentText title="Your words of this week" text={request?.prompt ?? ''} />
        <SentText title="What the model is told to do with them" text={request?.system ?? ''} />
        {error && <Alert>{error}</Alert>}
      </div>
    </Dialog>
  );
}
