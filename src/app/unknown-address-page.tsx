import type { ReactNode } from 'react';
import { ButtonLink } from '../kit/button-link.tsx';
import { ButtonRow } from '../kit/button-row.tsx';
import { LoopRing, NO_STROKES } from '../kit/loop-ring.tsx';
import { PageMessage } from '../kit/page-message.tsx';
import { useTitle } from '../kit/title.ts';
import { useSession } from '../session/require-session.tsx';
import * as texts from './texts.ts';

/** What stands under an address that leads nowhere. */
export default function UnknownAddressPage(): ReactNode {
  const isSignedIn = useSession().status === 'signed-in';
  useTitle(texts.pageNotFoundTitle);
  return (
    <PageMessage>
      <LoopRing strokes={NO_STROKES} size="empty" />
      <h1>{texts.pageNotFoundTitle}</h1>
      <p className="text-ink-2">{texts.pageNotFoundText}</p>
      <ButtonRow>{isSignedIn ? <WaysInTheApp /> : <WaysIn />}</ButtonRow>
    </PageMessage>
  );
}

function WaysInTheApp(): ReactNode {
  return (
    <>
      <ButtonLink to="/dashgrowthloop">{texts.returnToDashboardButton}</ButtonLink>
      <ButtonLink to="/find" variant="secondary">
        {texts.findButton}
      </ButtonLink>
    </>
  );
}

function WaysIn(): ReactNode {
  return (
    <>
      <ButtonLink to="/">{texts.goHomeButton}</ButtonLink>
      <ButtonLink to="/login" variant="secondary">
        {texts.signInButton}
      </ButtonLink>
    </>
  );
}
