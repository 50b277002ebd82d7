import type { ReactNode } from 'react';

interface LegalTextProps {
  parts: { heading: string; text: string }[];
}

/** Short paragraphs, each under its heading. */
export function LegalText({ parts }: LegalTextProps): ReactNode {
  return (
    <div className="grid max-w-read gap-8 pb-16">
      {parts.map(({ heading, text }) => (
        <section key={heading}>
          <h2 className="text-h3 tracking-[0]">{heading}</h2>
          <p className="mt-2 text-ink-2">{text}</p>
        </section>
      ))}
    </div>
  );
}
