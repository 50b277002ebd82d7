import type { ReactNode } from 'react';
import { settings } from '../settings.ts';
import { PageHead } from '../ui/page-head.tsx';
import { useTitle } from '../ui/title.ts';
import { LegalText } from './legal-text.tsx';

const name = settings.product_name;

/** The terms of an operator who has set no address for terms of their own. */
export default function TermsPage(): ReactNode {
  useTitle('Terms');
  return (
    <>
      <PageHead title="Terms" />
      <LegalText
        parts={[
          {
            heading: 'What you get',
            text: `${name} is a daily journal. The first ten days are free, and no card is asked for. Nothing is charged after them without your consent.`,
          },
          {
            heading: 'What is yours',
            text: 'Every word you write stays yours. You can download all of it at any time, also after the trial, and delete your account with everything in it.',
          },
          {
            heading: 'What we ask of you',
            text: 'Keep your password to yourself, and do not try to read, disturb or overload what belongs to others.',
          },
          {
            heading: 'What we cannot promise',
            text: `${name} is provided as it is. It is no medical or psychological treatment, and no advice. Keep a copy of what you would not want to lose.`,
          },
          {
            heading: 'Who runs it',
            text: `The operator of ${settings.app_url} runs this installation and answers for it.`,
          },
        ]}
      />
    </>
  );
}
