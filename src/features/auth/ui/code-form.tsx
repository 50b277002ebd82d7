import { type ReactNode, useEffect, useRef, useState } from 'react';
import { tabStore } from '../../../browser/web-storage.ts';
import { TextButton } from '../../../kit/text-button.tsx';
import * as texts from '../texts.ts';
import { askFactorWaiting } from './auth-calls.ts';
import { CODE_ASKED } from './code-asked.ts';
import { FactorForm } from './factor-form.tsx';
import { FormMessage } from './form-message.tsx';
import { signInByCode } from './sign-in.ts';
import type { OtherFormProps } from './sign-in-panel.tsx';

/** The second step, in the place of email and password. Once the code is right, the page sees the session and goes on. */
export default function CodeForm({ className, primary, headed, onBack }: OtherFormProps): ReactNode {
  const [isExpired, setExpired] = useState(false);
  const back = useRef(onBack);
  useEffect(() => {
    const wasLoadedAnew = tabStore.get(CODE_ASKED) !== null;
    tabStore.set(CODE_ASKED, 'yes');
    const leaveUnlessAsked = (asked: string | null) => asked === 'password' || back.current();
    if (wasLoadedAnew) askFactorWaiting().then(leaveUnlessAsked, () => undefined);
    return () => tabStore.remove(CODE_ASKED);
  }, []);
  return (
    <div className={className}>
      {headed(texts.factorTitle)}
      {isExpired ? (
        <FormMessage message={{ kind: 'error', text: texts.factorExpired }} />
      ) : (
        <FactorForm
          primary={primary}
          bring={signInByCode}
          onExpired={() => setExpired(true)}
          offersRemember
        />
      )}
      <div>
        <TextButton onClick={onBack}>{texts.backToSignInButton}</TextButton>
      </div>
    </div>
  );
}
