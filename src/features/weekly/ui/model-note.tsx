import { type ReactNode, Suspense, useState } from 'react';
import { settings } from '../../../browser/public-settings.ts';
import type { DayRange } from '../../../kernel/calendar.ts';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import { Link } from '../../../kit/link.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { TextButton } from '../../../kit/text-button.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { useHasVault } from '../../../session/vault/use-vault.ts';
import * as texts from '../texts.ts';
import { isModelAgreed } from './agreement.ts';
import type { ModelState } from './use-written-insights.ts';
import styles from './weekly.module.css';

const ModelDialog = lazyPart(() => import('./model-dialog.tsx'));

interface ModelNoteProps {
  week: DayRange;
  model: ModelState;
  onAskAgain: () => void;
}

/** The last line of a week's insights: who wrote them, and who could. Nothing where the operator has named no model. */
export function ModelNote({ week, model, onAskAgain }: ModelNoteProps): ReactNode {
  const agreed = useView(isModelAgreed);
  const hasVault = useHasVault();
  const host = settings.language_model;
  if (model === 'wrote') return <Line>{WROTE}</Line>;
  if (host === undefined || hasVault) return null;
  if (!agreed) return <Offer week={week} host={host} />;
  if (model === 'asking') return <Line>{texts.modelWriting(host)}</Line>;
  if (model !== 'silent') return null;
  return (
    <Line action={<TextButton onClick={onAskAgain}>{texts.tryAgainButton}</TextButton>}>
      {texts.modelSilent}
    </Line>
  );
}

const WROTE = (
  <>{sentence(texts.modelWrote<ReactNode>(<Link to="/profile">{texts.changeInProfileLink}</Link>))}</>
);

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

function Offer({ week, host }: { week: DayRange; host: string }): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.part}>
      <p className="text-small text-ink-2 lg:col-start-2">
        {texts.modelOffer} <TextButton onClick={() => setShown(true)}>{texts.seeSentButton}</TextButton>
      </p>
      {shown && (
        <Suspense>
          <ModelDialog week={week} host={host} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </div>
  );
}
