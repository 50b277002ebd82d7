import type { ReactNode } from 'react';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { ButtonRow } from '../../../web/ui/button-row.tsx';
import { LoopRing, NO_STROKES } from '../../../web/ui/loop-ring.tsx';
import { PageMessage } from '../../../web/ui/page-message.tsx';
import { useTitle } from '../../../web/ui/title.ts';

/** A link or a redirect brought an error, or tokens that open nothing. */
export default function AuthErrorPage(): ReactNode {
  useTitle('Authentication Error');
  return (
    <PageMessage>
      <LoopRing strokes={NO_STROKES} size="empty" />
      <h1>Authentication Error</h1>
      <p className="text-ink-2">
        The link you followed could not sign you in. It may have been used already, or be too old. Your pages
        are safe.
      </p>
      <ButtonRow>
        <ButtonLink to="/login">Return to Login</ButtonLink>
      </ButtonRow>
    </PageMessage>
  );
}
