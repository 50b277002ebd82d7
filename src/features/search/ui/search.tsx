import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { Link } from '../../../kit/link.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { WritingLine } from '../../../kit/writing-line.tsx';
import { readTables, useNotebook } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import { type DocumentKind, type Query, queryWords } from '../rules.ts';
import * as texts from '../texts.ts';
import { type Answer, tryAgain, useSearchAnswer, useSearchQuery } from './ask-worker.ts';
import { FoundBarHere } from './found-bar-here.tsx';
import { NoMatches } from './no-matches.tsx';
import { OwnAnswers, useOwnQuestion } from './own-answers.tsx';
import { passQueryOn, useQuery } from './queries.ts';
import { noteSearch } from './recent-searches.ts';
import { RelatedResults } from './related-results.tsx';
import { Results } from './results.tsx';
import styles from './search.module.css';
import { searchable } from './views.ts';

interface SearchProps {
  /** What is searched, such as 'Find in your journal'. */
  label: string;
  /** Searches one kind alone; the others can then be looked through from the results. */
  only?: DocumentKind;
  /** What can be chosen beside the words. */
  filters?: (query: Query, change: (change: Partial<Query>) => void) => ReactNode;
  /** The page is about searching: it begins at once, and the field has the focus. */
  isAtOnce?: boolean;
  /** What stands there while nothing is searched for; it may ask for words itself. */
  children: ReactNode | ((ask: (text: string) => void) => ReactNode);
}

/** How much was found, in words; '' while nothing can be said. */
function summary({ found, related, answers, isComplete }: Answer): string {
  if (!found) return '';
  const also = related.length > 0 ? ` ${texts.related(related.length)}` : '';
  const { count, keys } = found;
  if (count === 0 && answers) return '';
  if (count === 0) return isComplete ? `${texts.noMatches}${also}` : '';
  const matches = count > keys.length ? texts.firstMatches(count, keys.length) : texts.matches(count);
  return `${matches}${also}`;
}

/** What keeps the answer from being all there is, in words. */
function stillMissing(state: ReturnType<typeof useNotebook>['state']): string {
  if (state === 'complete') return '';
  if (state === 'unreachable') return texts.earlierMissing;
  return texts.earlierLoading;
}

/** From the field down into the results, and from one to the next. */
function moveWithin(area: HTMLElement | null, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !area) return;
  const stops = [...area.querySelectorAll<HTMLElement>('input[type="search"], a[data-result]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface FieldProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
  onWant: () => void;
  /** All that has the words was asked for. */
  onEnter: () => void;
  isAtOnce: boolean;
}

function SearchField({ label, text, onChange, onWant, onEnter, isAtOnce }: FieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onChange('');
    field.current?.focus();
  };
  return (
    <WritingLine
      ref={field}
      label={label}
      type="search"
      placeholder={texts.wordsPlaceholder}
      value={text}
      autoFocus={isAtOnce}
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={200}
      onFocus={onWant}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
        if (event.key !== 'Escape' || text === '') return;
        event.preventDefault();
        clear();
      }}
      after={text !== '' && <TextButton onClick={clear}>{texts.clearButton}</TextButton>}
    />
  );
}

/** How much was found, and what of it is still missing. */
function Said({ isSearching }: { isSearching: boolean }): ReactNode {
  const answer = useSearchAnswer();
  const { state } = useNotebook();
  return (
    <p role="status" className="mt-3 min-h-[24px] text-small text-ink-2">
      {isSearching && !answer.isBroken && [summary(answer), stillMissing(state)].filter(Boolean).join(' ')}
    </p>
  );
}

interface AnsweredProps {
  /** What is looked for; undefined while there are no words in it. */
  query: Query | undefined;
  onAsk: (query: Query) => void;
  isOneKind: boolean;
  /** What stands there while nothing is looked for. */
  children: ReactNode;
}

function Answered({ query, onAsk, isOneKind, children }: AnsweredProps): ReactNode {
  const { found, related, answers, isComplete, isBroken } = useSearchAnswer();
  const question = useOwnQuestion(query);
  if (!query) return children;
  if (isBroken) {
    return <Alert onRetry={() => tryAgain(searchable(readTables()))}>{texts.searchFailed}</Alert>;
  }
  if (!found || (found.count === 0 && !isComplete)) return null;
  if (question && answers)
    return (
      <>
        <OwnAnswers question={question} answers={answers} asked={query.text} />
        {found.count > 0 && <Results found={found} query={query} />}
      </>
    );
  return (
    <>
      {found.count === 0 ? (
        <NoMatches
          instead={found.instead}
          onAsk={onAsk}
          isOneKind={isOneKind}
          isRelatedFound={related.length > 0}
        />
      ) : (
        <Results found={found} query={query} />
      )}
      {related.length > 0 && <RelatedResults related={related} asked={query.text} />}
    </>
  );
}

/** A line to search with; while it holds words, the results stand in the place of `children`. */
export function Search({ label, only, filters, isAtOnce = false, children }: SearchProps): ReactNode {
  const [typed, change] = useQuery();
  const today = useToday();
  const query = useMemo<Query>(
    () => (only ? { ...typed, kinds: [only] } : { ...typed, today }),
    [typed, only, today],
  );
  const [isFocused, setFocused] = useState(isAtOnce);
  const area = useRef<HTMLDivElement>(null);
  const askFor = (text: string): void => {
    change({ text });
    area.current?.querySelector('input')?.focus();
  };
  const isSearching = queryWords(typed.text).length > 0;
  useSearchQuery(query, isFocused || isSearching);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a short cut between what is within.
    <div ref={area} onKeyDown={(event) => moveWithin(area.current, event)}>
      <search className={styles.search}>
        <SearchField
          label={label}
          text={typed.text}
          onChange={(text) => change({ text })}
          onWant={() => setFocused(true)}
          onEnter={() => void noteSearch(typed.text)}
          isAtOnce={isAtOnce}
        />
        {filters?.(typed, change)}
        <Said isSearching={isSearching} />
        {only && isSearching && (
          <p>
            <Link to="/find" className="text-small" onClick={() => passQueryOn({ ...typed, kinds: [] })}>
              {texts.searchEverythingLink}
            </Link>
          </p>
        )}
      </search>
      <Answered
        query={isSearching ? query : undefined}
        onAsk={({ text, kinds, from, to }) => {
          change({ kinds: only ? typed.kinds : kinds, from, to });
          askFor(text);
        }}
        isOneKind={only !== undefined}
      >
        {typeof children === 'function' ? children(askFor) : children}
      </Answered>
      {only && !isSearching && <FoundBarHere kind={only} />}
    </div>
  );
}
