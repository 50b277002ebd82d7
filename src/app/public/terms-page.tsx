import type { ReactNode } from 'react';
import { settings } from '../../browser/public-settings.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { useTitle } from '../../kit/title.ts';
import { LegalText } from './legal-text.tsx';
import * as texts from './texts.ts';

const name = settings.product_name;

/** The terms of an operator who has set no address for terms of their own. */
export default function TermsPage(): ReactNode {
  useTitle(texts.termsHeading);
  return (
    <>
      <PageHead title={texts.termsHeading} />
      <LegalText
        parts={[
          { heading: texts.offerTitle, paragraphs: [texts.offer(name)] },
          { heading: texts.ownershipTitle, paragraphs: [texts.ownership] },
          { heading: texts.dutiesTitle, paragraphs: [texts.duties] },
          { heading: texts.limitsTitle, paragraphs: [texts.limits(name)] },
          { heading: texts.operatorTitle, paragraphs: [texts.operator(settings.app_url)] },
        ]}
      />
    </>
  );
}
