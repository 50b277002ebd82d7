import { type ReactNode, Suspense, useState } from 'react';
import { settings } from '../../../browser/public-settings.ts';
import type { DayRange } from '../../../kernel/calendar.ts';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import { Link } from '../../../kit/link.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { TextButton } from '../../../kit/text-button.tsx';
import { useStore } from '../../../kit/use-store.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { useHasVault } from '../../../session/vault/use-vault.ts';
import type { StoredInsights } from '../engine/model-answer.ts';
import * as texts from '../texts.ts';
import { isModelAgreed } from './agreement.ts';
import { usesBrowserModel } from './browser-model-choice.ts';
import { BrowserOffer } from './browser-offer.tsx';
import type { ModelState } from './use-written-insights.ts';
import styles from './weekly.module.css';

const ModelDialog = lazyPart(() => import('./model-dialog.tsx'));

interface ModelNoteProps {
  week: DayRange;
  model: ModelState;
  writtenBy: StoredInsights['writtenBy'];
  onAskAgain: () => void;
}

/** The last line of a week's insights: who wrote them, and who could. Nothing where there is no language model. */
export function ModelNote({ week, model, writtenBy, onAskAgain }: ModelNoteProps): ReactNode {
  const isBrowsers = useStore(usesBrowserModel);
  const host = settings.language_model ?? '';
  if (model === 'wrote') return <Line>{writtenBy === 'browser' ? BROWSER_WROTE : WROTE}</Line>;
  if (model === 'asking')
    return <Line>{isBrowsers ? texts.browserModelWriting : texts.modelWriting(host)}</Line>;
  if (model === 'silent') {
    return (
      <Line action={<TextButton onClick={onAskAgain}>{texts.tryAgainButton}</TextButton>}>
        {isBrowsers ? texts.browserModelSilent : texts.modelSilent}
      </Line>
    );
  }
  return isBrowsers ? null : <Offers week={week} />;
}

const CHANGE = <Link to="/profile">{texts.changeInProfileLink}</Link>;
const WROTE = <>{sentence(texts.modelWrote<ReactNode>(CHANGE))}</>;
const BROWSER_WROTE = <>{sentence(texts.browserModelWrote<ReactNode>(CHANGE))}</>;

function Line({ children, action }: { children: ReactNode; action?: ReactNode }): ReactNode {
  return (
    <div className={styles.part}>
      <div className="text-small text-ink-2 lg:col-start-2" role="status">
        <p>{children}</p>
        {action && <p>{action}</p>}
      </div>
    </div>
  );
}

/** Who could write: the browser's own model, and the operator's, where the person has not agreed to it. */
function Offers({ week }: { week: DayRange }): ReactNode {
  const agreed = useView(isModelAgreed);
  const hasVault = useHasVault();
  const host = settings.language_model;
  return (
    <div className={styles.part}>
      <div className="grid gap-2 text-small text-ink-2 lg:col-start-2">
        <BrowserOffer />
        {host !== undefined && !hasVault && !agreed && <Offer week={week} host={host} />}
      </div>
    </div>
  );
}

function Offer({ week, host }: { week: DayRange; host: string }): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <>
      <p>
        {texts.modelOffer} <TextButton onClick={() => setShown(true)}>{texts.seeSentButton}</TextButton>
      </p>
      {shown && (
        <Suspense>
          <ModelDialog week={week} host={host} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}
