import type { ReactNode } from 'react';
import { Brand } from '../../../kit/brand.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { Footer } from '../../../kit/footer.tsx';
import { ALL_STROKES, LoopRing, type Strokes } from '../../../kit/loop-ring.tsx';
import { useTitle } from '../../../kit/title.ts';
import * as texts from '../texts.ts';

interface Step {
  strokes: Strokes;
  name: string;
  text: string;
}

const steps: Step[] = [
  {
    strokes: { clarify: true, act: false, learn: false },
    name: texts.clarify,
    text: texts.clarifyText,
  },
  {
    strokes: { clarify: true, act: true, learn: false },
    name: texts.act,
    text: texts.actText,
  },
  {
    strokes: ALL_STROKES,
    name: texts.learn,
    text: texts.learnText,
  },
];

/** The first face of /introduction, for people who are signed out: what a day looks like, and the way into the trial. */
export default function Welcome(): ReactNode {
  useTitle(texts.welcomeTitle);
  return (
    <>
      <header className="page-width flex min-h-[72px] items-center">
        <Brand to="/" />
      </header>
      <main id="main" className="page-width">
        <div className="max-w-[940px] pt-[clamp(20px,5vw,72px)] pb-[48px]">
          <h1>{texts.welcomeHeadingTitle}</h1>
          <p className="mt-[18px] max-w-[36em] text-ink-2">{texts.welcomeText}</p>
          <ol className="mt-10 grid gap-8">
            {steps.map((step) => (
              <li key={step.name} className="grid grid-cols-[56px_1fr] items-start gap-x-4">
                <LoopRing strokes={step.strokes} size="item" />
                <div>
                  <h2 className="text-h3 tracking-[0]">{step.name}</h2>
                  <p className="text-ink-2 mt-1 max-w-[34em]">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <section className="mt-12 border-t border-rule pt-10" aria-labelledby="plan">
            <h2 id="plan">{texts.planTitle}</h2>
            <p className="text-ink-2 mt-3 max-w-[36em]">{texts.planText}</p>
          </section>
          {/* On a phone the way on is under the thumb from the start, however long the page. */}
          <ButtonRow className="sticky bottom-0 mx-[calc(-1*var(--gutter))] mt-8 border-t border-rule bg-paper px-(--gutter) py-3 lg:static lg:border-0">
            <ButtonLink size="lg" to="/registration">
              {texts.startTrialButton}
            </ButtonLink>
            <ButtonLink variant="tertiary" to="/login">
              {texts.signInButton}
            </ButtonLink>
          </ButtonRow>
        </div>
      </main>
      <Footer languages />
    </>
  );
}
