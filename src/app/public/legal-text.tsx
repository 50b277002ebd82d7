import type { ReactNode } from 'react';
import { LANGUAGE } from '../../kernel/locale.ts';
import * as texts from './texts.ts';

interface LegalTextProps {
  /** `id` is for links to one part. */
  parts: { heading: string; paragraphs: readonly string[]; id?: string }[];
}

/** Which version counts, where this one is a translation. */
function TranslationNote(): ReactNode {
  if (LANGUAGE === 'en') return null;
  return (
    <p className="text-ink-2">
      {texts.translationNote} <a href="?language=en">{texts.originalLink}</a>
    </p>
  );
}

/** Short paragraphs, each under its heading. */
export function LegalText({ parts }: LegalTextProps): ReactNode {
  return (
    <div className="grid max-w-read gap-8 pb-16">
      <TranslationNote />
      {parts.map(({ heading, paragraphs, id }) => (
        <section key={heading} id={id}>
          <h2 className="text-h3 tracking-[0]">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2 text-ink-2">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
