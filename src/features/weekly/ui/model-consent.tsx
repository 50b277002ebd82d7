import { type ReactNode, useState } from 'react';
import { settings } from '../../../browser/public-settings.ts';
import { localDateOf } from '../../../kernel/calendar.ts';
import { dayFormatter } from '../../../kernel/written-days.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Link } from '../../../kit/link.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { toast } from '../../../kit/toast.ts';
import { useStore } from '../../../kit/use-store.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { useProfile } from '../../../session/profile.ts';
import { useHasVault } from '../../../session/vault/use-vault.ts';
import * as texts from '../texts.ts';
import { modelConsent, takeConsentBack } from './agreement.ts';
import { chooseBrowserModel, usesBrowserModel } from './browser-model-choice.ts';

const day = dayFormatter({ month: 'long', day: 'numeric', year: 'numeric' });

/** Which language models may be given the person's words, and the way back. Nothing where there is none to speak of. */
export const ModelConsent = (): ReactNode => (
  <>
    <BrowserModel />
    <OperatorModel />
  </>
);

function BrowserModel(): ReactNode {
  if (!useStore(usesBrowserModel)) return null;
  const turnOff = () => {
    chooseBrowserModel(false);
    toast.success(texts.browserModelOff);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-ink-2">{texts.browserModelUsed}</p>
      <div>
        <Button variant="secondary" onClick={turnOff}>
          {texts.turnBrowserModelOffButton}
        </Button>
      </div>
    </div>
  );
}

function OperatorModel(): ReactNode {
  const consent = useView(modelConsent);
  const { data: profile } = useProfile();
  const [failed, setFailed] = useState(false);
  const hasVault = useHasVault();
  const host = settings.language_model;
  if (hasVault && host !== undefined) return <p className="text-ink-2">{texts.noModelWithVault}</p>;
  if (!consent) return host === undefined ? null : <NoConsent host={host} />;

  const takeBack = () =>
    takeConsentBack().then(
      () => toast.success(texts.consentWithdrawn),
      () => setFailed(true),
    );
  const on = day(localDateOf(new Date(consent.at), profile?.time_zone ?? 'UTC'));
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-ink-2">
        {texts.consentGiven(on, consent.host)} {host !== consent.host && texts.modelNoLongerUsed}
      </p>
      <div>
        <Button variant="secondary" onClick={() => void takeBack()}>
          {texts.withdrawButton}
        </Button>
      </div>
      {failed && <Alert>{texts.consentNotWithdrawn}</Alert>}
    </div>
  );
}

const NoConsent = ({ host }: { host: string }): ReactNode => (
  <p className="text-ink-2">
    {sentence(
      texts.noConsent<ReactNode>(
        host,
        <Link to="/weekly-summaries">{texts.insightsLink}</Link>,
        <Link to="/content">{texts.postsLink}</Link>,
      ),
    )}
  </p>
);
