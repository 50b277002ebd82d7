import type { ReactNode } from 'react';
import { Alert } from '../kit/alert.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { PageMessage } from '../kit/page-message.tsx';
import { PublicFrame } from '../kit/public-frame.tsx';
import { useTitle } from '../kit/title.ts';
import * as texts from './texts.ts';

/** Stands under the address of a page whose session has ended, in the page's own words: nothing can be read there. */
export default function EndedPage({ words }: { words: string }): ReactNode {
  useTitle(texts.endedPageTitle);
  return (
    <PublicFrame>
      <PageMessage>
        <h1>{texts.endedTitle}</h1>
        <Alert>{words}</Alert>
        <p className="text-ink-2">{texts.endedText}</p>
        <ButtonLink to="/login">{texts.signInAgainButton}</ButtonLink>
      </PageMessage>
    </PublicFrame>
  );
}
