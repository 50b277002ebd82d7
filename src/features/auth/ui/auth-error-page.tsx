import type { ReactNode } from 'react';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { LoopRing, NO_STROKES } from '../../../kit/loop-ring.tsx';
import { PageMessage } from '../../../kit/page-message.tsx';
import { useTitle } from '../../../kit/title.ts';
import * as texts from '../texts.ts';

/** A link or a redirect brought an error, or tokens that open nothing. */
export default function AuthErrorPage(): ReactNode {
  useTitle(texts.authenticationErrorTitle);
  return (
    <PageMessage>
      <LoopRing strokes={NO_STROKES} size="empty" />
      <h1>{texts.authenticationErrorTitle}</h1>
      <p className="text-ink-2">{texts.authErrorText}</p>
      <ButtonRow>
        <ButtonLink to="/login">{texts.returnToLoginButton}</ButtonLink>
      </ButtonRow>
    </PageMessage>
  );
}
