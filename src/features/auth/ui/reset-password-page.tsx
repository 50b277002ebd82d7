import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '../../../kit/alert.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { StatusNotice } from '../../../kit/status-notice.tsx';
import { useTitle } from '../../../kit/title.ts';
import * as vaultTexts from '../../vault/texts.ts';
import type { PassphraseWay } from '../contract.ts';
import * as texts from '../texts.ts';
import { FactorForm } from './factor-form.tsx';
import styles from './form-column.module.css';
import { NewPasswordForm } from './new-password-form.tsx';
import { bringCode, type Opening, openRecovery, vaultInRecovery } from './recovery.ts';

/** How long a message stands before the page leads on, in milliseconds. */
const LEADS_ON_AFTER = 3000;

type Stage = Opening | 'opening' | 'opened' | 'changed';

/** Where each end of the recovery leads. */
const next: Partial<Record<Stage, string>> = {
  invalid: '/',
  opened: '/dashgrowthloop',
  changed: '/login',
};

const SAID: Partial<Record<Stage, string>> = {
  opened: texts.passwordSetToDay,
  changed: texts.passwordSetToSignIn,
};

/** Where a recovery link leads: sets a new password, once. */
export default function ResetPasswordPage(): ReactNode {
  useTitle(texts.resetTitle);
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>('opening');
  const [vault, setVault] = useState<PassphraseWay>();

  useEffect(() => {
    let shown = true;
    openRecovery().then((opened) => shown && setStage(opened));
    return () => {
      shown = false;
    };
  }, []);

  useEffect(() => {
    if (stage === 'ready') void vaultInRecovery().then(setVault);
  }, [stage]);

  useEffect(() => {
    const to = next[stage];
    if (to === undefined) return;
    const timer = setTimeout(() => navigate(to, { replace: true }), LEADS_ON_AFTER);
    return () => clearTimeout(timer);
  }, [stage, navigate]);

  return (
    <div className={styles.column}>
      <h1>{texts.resetTitle}</h1>
      {stage === 'opening' && <Skeleton lines={3} />}
      {stage === 'invalid' && (
        <>
          <Alert>{texts.linkInvalid}</Alert>
          <ButtonRow>
            <ButtonLink to="/" variant="secondary">
              {texts.backToSignInButton}
            </ButtonLink>
          </ButtonRow>
        </>
      )}
      {stage === 'code' && (
        <FactorForm
          primary
          bring={bringCode}
          onBrought={() => setStage('ready')}
          onExpired={() => setStage('invalid')}
        />
      )}
      {vault && <p className="mb-6 text-ink-2">{vaultTexts.vaultStaysLocked}</p>}
      {stage === 'ready' && (
        <NewPasswordForm
          vault={vault}
          onChanged={(isOpen) => setStage(isOpen ? 'opened' : 'changed')}
          onInvalid={() => setStage('invalid')}
        />
      )}
      <StatusNotice>{SAID[stage]}</StatusNotice>
    </div>
  );
}
