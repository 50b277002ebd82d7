import type { ReactNode } from 'react';
import { Link } from '../../../kit/link.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import type { Instead } from '../rules/instead.ts';
import type { Query } from '../rules.ts';
import * as texts from '../texts.ts';
import { passQueryOn } from './queries.ts';
import styles from './search.module.css';

interface NoMatchesProps {
  instead: readonly Instead[];
  onAsk: (query: Query) => void;
  /** One kind alone is searched here: everything is searched on a page of its own. */
  isOneKind: boolean;
  /** There is something else to read below. */
  isRelatedFound: boolean;
}

/** Nothing has all words: what would be found by asking in another way. */
export function NoMatches({ instead, onAsk, isOneKind, isRelatedFound }: NoMatchesProps): ReactNode {
  if (instead.length === 0)
    return isRelatedFound ? null : <p className="text-ink-2">{texts.noMatchesHint}</p>;
  return (
    <ul aria-label={texts.insteadLabel} className={styles.instead}>
      {instead.map(({ by, query, count }) => (
        <li key={`${by} ${query.text}`}>
          {by === 'everywhere' && isOneKind ? (
            <Link to="/find" onClick={() => passQueryOn(query)}>
              {texts.searchEverythingLink}
            </Link>
          ) : (
            <TextButton onClick={() => onAsk(query)}>
              {by === 'everywhere' ? texts.withoutFiltersButton : texts.insteadButton(query.text)}
            </TextButton>
          )}
          <span>{texts.insteadCount(count)}</span>
        </li>
      ))}
    </ul>
  );
}
