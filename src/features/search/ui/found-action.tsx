import { type ReactNode, useEffect, useRef } from 'react';
import { readableDate } from '../../../kernel/month-list.ts';
import { TextLink } from '../../../kit/text-link.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { documentKey } from '../rules.ts';
import * as texts from '../texts.ts';
import { FoundBarHere } from './found-bar-here.tsx';
import { Marked } from './marked.tsx';
import styles from './search.module.css';
import { type SearchTarget, useSearchTarget } from './use-search-target.ts';
import { documentOf, searchable } from './views.ts';

/**
 * The action that the address asks for, above the lists: one that was completed more than a week ago stands in none of
 * them. Nothing while the address asks for none.
 */
export function FoundAction(): ReactNode {
  const place = useSearchTarget('action');
  return (
    <>
      {place && <Found key={place.visit} place={place} />}
      <FoundBarHere kind="action" />
    </>
  );
}

function Found({ place: { id, words } }: { place: SearchTarget }): ReactNode {
  const from = useView(searchable);
  const heading = useRef<HTMLHeadingElement>(null);
  const doc = documentOf(from, documentKey('action', id));
  const isThere = doc !== undefined;
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);
  const task = from.tasks.get(id);
  if (!doc || !task) return null;
  const day = readableDate(doc.date)?.long ?? doc.date;
  return (
    <section className={`margin-line ${styles.action}`} aria-labelledby="found-action">
      <h2 id="found-action" ref={heading} tabIndex={-1} className="section-heading">
        {texts.foundActionTitle}
      </h2>
      <p className="mt-1 font-serif text-read wrap-anywhere">
        <Marked text={task.text} words={words} />
      </p>
      <p className="mt-1 text-small text-ink-2">
        {task.completed ? texts.completedOn(day) : texts.openSince(day)}{' '}
        <TextLink to="/tasks">{texts.closeLink}</TextLink>
      </p>
    </section>
  );
}
