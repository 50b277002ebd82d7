import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { LoopRing, NO_STROKES } from '../../../kit/loop-ring.tsx';
import { PageMessage } from '../../../kit/page-message.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useTitle } from '../../../kit/title.ts';
import * as texts from '../texts.ts';
import { handOver, readReturned, takeBack } from './consent.ts';

type Outcome = 'handing over' | 'taken' | 'nobody' | { back: string };

let outcome: Promise<Outcome> | undefined;

/** Once in a document, however often the page is rendered. */
function settle(): Promise<Outcome> {
  outcome ??= (async () => {
    const answer = readReturned();
    const back = takeBack(answer);
    if (back !== undefined) return { back };
    return (await handOver(answer)) ? 'taken' : 'nobody';
  })();
  return outcome;
}

/** Where Google sends people back to: hands what came to the page that asked, and closes. */
export default function GoogleReturnPage(): ReactNode {
  useTitle(texts.googleTasksTitle);
  const [state, setState] = useState<Outcome>('handing over');
  useEffect(() => {
    void settle().then((found) => {
      setState(found);
      if (found === 'taken') window.close();
    });
  }, []);
  if (typeof state === 'object') return <Navigate to={state.back} replace />;
  return (
    <PageMessage>
      <LoopRing strokes={NO_STROKES} size="figure" />
      <h1>{texts.googleTasksTitle}</h1>
      {state === 'nobody' ? (
        <>
          <p className="text-ink-2">{texts.notAwaited}</p>
          <p>
            <TextLink to="/tasks">{texts.backToTasksLink}</TextLink>
          </p>
        </>
      ) : (
        <p role="status" className="text-ink-2">
          {state === 'taken' ? texts.closeWindow : texts.oneMoment}
        </p>
      )}
    </PageMessage>
  );
}
