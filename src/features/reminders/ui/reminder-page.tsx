import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError, isUnreachable } from '../../../api/http.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { PageMessage } from '../../../kit/page-message.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useSave } from '../../../session/use-save.ts';
import { type Answered, answeredInWords } from '../rules/answers.ts';
import * as texts from '../texts.ts';
import { answerReminder } from './answer-reminder.ts';

/** What the link of a reminder asks for. */
interface Asked {
  answer: 'snooze' | 'stop';
  token: string;
}

/** Behind the '#', where no server and no log is told of it: `snooze.<token>` or `stop.<token>`. */
function askedBy(hash: string): Asked | undefined {
  const [, answer, token] = /^#(snooze|stop)\.([\w.-]+)$/.exec(hash) ?? [];
  return answer && token ? { answer: answer as Asked['answer'], token } : undefined;
}

const QUESTIONS = {
  snooze: {
    title: texts.snoozeTitle,
    sentence: texts.snoozeQuestion,
    button: texts.snoozeButton,
    busy: texts.oneMoment,
  },
  stop: {
    title: texts.turnOffTitle,
    sentence: texts.turnOffQuestion,
    button: texts.turnOffButton,
    busy: texts.turningOff,
  },
} as const;

/** Answers a reminder by one click, for whoever has its link; nobody needs to sign in. */
export default function ReminderPage(): ReactNode {
  useTitle(texts.yourReminderTitle);
  const asked = askedBy(useLocation().hash);
  // Another link is another question.
  return asked ? <Question key={asked.token} asked={asked} /> : <Expired />;
}

function Question({ asked }: { asked: Asked }): ReactNode {
  const [answered, setAnswered] = useState<Answered>();
  const [isExpired, setExpired] = useState(false);
  const { run, busy, error } = useSave(messageOf);
  const { title, sentence, button, busy: busyLabel } = QUESTIONS[asked.answer];

  const give = (answer: 'snooze' | 'stop' | 'undo') =>
    run(async () => {
      try {
        setAnswered(await answerReminder({ token: asked.token, answer }));
      } catch (reason) {
        if (!isGone(reason)) throw reason;
        setExpired(true);
      }
    });

  if (isExpired) return <Expired />;
  const isStopped = answered?.outcome === 'stopped';
  const isOpen = !answered || answered.outcome === 'undone';
  return (
    <PageMessage>
      <h1>{title}</h1>
      {!answered && <p className="text-ink-2">{sentence}</p>}
      <p role="status" className={answered ? 'text-ink-2' : 'sr-only'}>
        {answered && answeredInWords(answered)}
      </p>
      {error && <Alert>{error}</Alert>}
      <ButtonRow>
        {isOpen && (
          <Button size="lg" busy={busy} busyLabel={busyLabel} onClick={() => give(asked.answer)}>
            {button}
          </Button>
        )}
        {isStopped && (
          <Button variant="secondary" busy={busy} busyLabel={texts.oneMoment} onClick={() => give('undo')}>
            {texts.undoButton}
          </Button>
        )}
        <TextLink to="/profile">{texts.changeYourRemindersLink}</TextLink>
      </ButtonRow>
    </PageMessage>
  );
}

const isGone = (error: unknown): boolean => error instanceof ApiError && [400, 410].includes(error.status);

const messageOf = (error: unknown): string =>
  isUnreachable(error) ? texts.answerOffline : texts.answerFailed;

function Expired(): ReactNode {
  return (
    <PageMessage>
      <h1>{texts.linkExpiredTitle}</h1>
      <p className="text-ink-2">{texts.linkExpired}</p>
      <ButtonRow>
        <ButtonLink to="/profile">{texts.openYourProfileButton}</ButtonLink>
      </ButtonRow>
    </PageMessage>
  );
}
