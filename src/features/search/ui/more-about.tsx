import { type ReactNode, useId } from 'react';
import { useView } from '../../../notebook/react/use-view.ts';
import { hiddenNow } from '../../on-this-day/client.ts';
import { mayComeBack } from '../../on-this-day/rules.ts';
import type { DocumentKey } from '../rules.ts';
import * as texts from '../texts.ts';
import { useMoreAbout } from './ask-worker.ts';
import { RelatedList } from './related-results.tsx';
import { documentOf, searchable } from './views.ts';

/** More of them would be a page of its own. */
const MOST = 5;

export interface MoreAboutProps {
  text: string;
  /** What the page shows already, the same array while it does. */
  except: readonly DocumentKey[];
}

/** What else a person wrote about the same as a text; nothing where there is none, or it does not come back by itself. */
export default function MoreAbout({ text, except }: MoreAboutProps): ReactNode {
  const heading = useId();
  const from = useView(searchable);
  const hidden = useView(hiddenNow);
  const related = useMoreAbout(text, except)
    .filter(({ key }) => {
      const doc = documentOf(from, key);
      return doc && mayComeBack(doc, hidden);
    })
    .slice(0, MOST);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-[10px] section-heading">
        {texts.moreAboutTitle}
      </h2>
      <p className="text-small text-ink-2">{texts.moreAboutText}</p>
      <RelatedList related={related} saysWhy />
    </section>
  );
}
