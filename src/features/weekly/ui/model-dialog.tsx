import { type ReactNode, useMemo } from 'react';
import { type DayRange, weekOf } from '../../../kernel/calendar.ts';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { useSave } from '../../../session/use-save.ts';
import { modelRequest } from '../engine/model-request.ts';
import * as texts from '../texts.ts';
import { agreeToModel } from './agreement.ts';
import styles from './model-dialog.module.css';
import { SentText } from './sent-text.tsx';
import { notebookForWeek } from './views.ts';

interface ModelDialogProps {
  week: DayRange;
  /** Whom it would go to. */
  host: string;
  onClose: () => void;
}

const NOT_AGREED = texts.consentNotSaved;
const TERMS = [texts.modelUseAlso, texts.modelReaders, texts.modelChecked, texts.modelWithdraw];

/** Says what a language model would be given of a week, shows it letter for letter, and asks whether it may. */
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
      title={texts.sentTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {texts.cancelButton}
          </Button>
          <Button busy={busy} busyLabel={texts.agreeing} unavailable={!request} onClick={() => void agree()}>
            {texts.agreeAndSendButton}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <p className={styles.first}>{sentence(texts.modelUse<ReactNode>(<strong>{host}</strong>))}</p>
        <ul className={styles.terms}>
          {TERMS.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <AccordionItem summary={texts.sentExactlyLink}>
          <div className={styles.exactly}>
            <p>{texts.notSent}</p>
            <SentText title={texts.yourWordsTitle} text={request?.prompt ?? ''} />
            <SentText title={texts.modelInstructionsTitle} text={request?.system ?? ''} />
          </div>
        </AccordionItem>
        {error && <Alert>{error}</Alert>}
      </div>
    </Dialog>
  );
}
