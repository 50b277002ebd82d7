import type { ReactNode } from 'react';
import { settings } from '../settings.ts';
import { PageHead } from '../ui/page-head.tsx';
import { useTitle } from '../ui/title.ts';
import { LegalText } from './legal-text.tsx';
import * as texts from './texts.ts';

const name = settings.product_name;

/** The terms of an operator who has set no address for terms of their own. */
export default function TermsPage(): ReactNode {
  useTitle('Terms');
  return (
    <>
      <PageHead title={texts.termsTitle} />
      <LegalText
        parts={[
          {
            heading: texts.whatYouGet,
            text: texts.isADailyJournalThe(name),
          },
          {
            heading: texts.whatIsYours,
            text: texts.everyWordYouWriteStays,
          },
          {
            heading: texts.whatWeAskOfYou,
            text: texts.keepYourPasswordToYourself,
          },
          {
            heading: texts.whatWeCannotPromise,
            text: texts.isProvidedAsItIs(name),
          },
          {
            heading: texts.whoRunsIt,
            text: texts.theOperatorOfRunsThis(settings.app_url),
          },
        ]}
      />
    </>
  );
}
