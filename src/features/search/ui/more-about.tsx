import { type ReactNode, useId } from 'react';
import { useView } from '../../../notebook/react/use-view.ts';
import { hiddenNow } from '../../on-this-day/client.ts';
import { mayComeBack } from '../../on-this-day/rules.ts';
import * as texts from '../texts.ts';
import { useMoreAbout } from './ask-worker.ts';
import { RelatedList } from './related-results.tsx';
import { documentOf, searchable } from './views.ts';
import type { About } from './worker.ts';

/** More of them would be a page of its own. */
const MOST = 5;

/** What else a person wrote about the same as a text; nothing where there is none, or it does not come back by itself. */
export default function MoreAbout(about: About): ReactNode {
  const heading = useId();
  const from = useView(searchable);
  const hidden = useView(hiddenNow);
  const related = useMoreAbout(about)
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
