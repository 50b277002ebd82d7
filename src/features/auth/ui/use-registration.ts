import { useEffect, useState } from 'react';
import { useNavigate } from '../../../kit/navigate.ts';
import type { NewAccount, Problems } from '../contract/forms.ts';
import * as texts from '../texts.ts';
import type { ConfirmationState } from './confirmation-page.tsx';
import { couponAddress, couponIn } from './coupon.ts';

/** How long the word of success stands before the next page, in milliseconds. */
const REDIRECT_AFTER = 1500;

/** The form's rules and what follows it come when somebody begins to fill it in. */
const loadRegistration = () => Promise.all([import('../contract/forms.ts'), import('./sign-in.ts')]);

const blank: NewAccount = { name: '', email: '', password: '' };

interface Registration {
  account: NewAccount;
  /** What is wrong with the fields, after they were looked over. */
  problems: Problems<NewAccount>;
  /** Why there is no account, as the server says it. */
  refusal: string | undefined;
  stage: 'filling' | 'sending' | 'done';
  change: (part: Partial<NewAccount>) => void;
  submit: () => Promise<void>;
}

/** What was filled in and what became of it; a little after the account is made, the next page opens. */
export function useRegistration(): Registration {
  const [account, setAccount] = useState(blank);
  const [problems, setProblems] = useState<Problems<NewAccount>>({});
  const [refusal, setRefusal] = useState<string>();
  const [sending, setSending] = useState(false);
  const [made, setMade] = useState<{ isSignedIn: boolean }>();
  useNextPage(made);

  const change = (part: Partial<NewAccount>): void => {
    loadRegistration().catch(() => undefined);
    setAccount((before) => ({ ...before, ...part }));
    setProblems({});
    setRefusal(undefined);
  };

  const submit = async (): Promise<void> => {
    if (sending || made) return;
    setSending(true);
    try {
      const [{ newAccountSchema, problemsOf }, { createAccount }] = await loadRegistration();
      const found = problemsOf(newAccountSchema, account);
      setProblems(found);
      if (Object.keys(found).length === 0) setMade({ isSignedIn: await createAccount(account) });
    } catch (error) {
      const isTold = error instanceof Error && error.name === 'SignInRefused';
      setRefusal(isTold ? error.message : texts.signUpFailed);
    }
    setSending(false);
  };

  const stage = made ? 'done' : sending ? 'sending' : 'filling';
  return { account, problems, refusal, stage, change, submit };
}

function useNextPage(made: { isSignedIn: boolean } | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!made) return;
    const coupon = couponIn(location.search);
    const state: ConfirmationState = { confirmFirst: !made.isSignedIn, hasCoupon: coupon !== '' };
    const open = () =>
      coupon && made.isSignedIn
        ? navigate(couponAddress(coupon), { replace: true })
        : navigate('/confirmation', { replace: true, state });
    const timer = setTimeout(open, REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [made, navigate]);
}
