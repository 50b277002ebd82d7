import { type ReactNode, useId, useMemo } from 'react';
import { type DayRange, weekOf } from '../../../kernel/calendar.ts';
import { useView } from '../../../web/local/use-view.ts';
import { useSave } from '../../../web/save.ts';
import { settings } from '../../../web/settings.ts';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Dialog } from '../../../web/ui/dialog.tsx';
import { modelRequest } from '../engine/model-request.ts';
import { agreeToModel } from './model-consent.ts';
import styles from './model-dialog.module.css';
import { notebookForWeek } from './views.ts';

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
          your agreement it is given the text below, and the same of other weeks when you open their insights.
          It can read that text; what it writes is held against your words before you see it.
        </p>
        <p>
          Not sent: your name, email address, visions, the lists of your values and goals, dates, and anything
          of other weeks. Without your agreement nothing is sent. You can take it back in your profile at any
          time.
        </p>
        <Sent title="Your words of this week" text={request?.prompt ?? ''} />
        <Sent title="What the model is told to do with them" text={request?.system ?? ''} />
        {error && <Alert>{error}</Alert>}
      </div>
    </Dialog>
  );
}

/** A text that scrolls by itself, and can be reached by keyboard for that. */
function Sent({ title, text }: { title: string; text: string }): ReactNode {
  const id = useId();
  return (
    <div>
      <h3 id={id}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.sent} aria-labelledby={id} tabIndex={0} dir="auto">
        {text}
      </section>
    </div>
  );
}
