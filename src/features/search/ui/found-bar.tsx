import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { hasSingleKeys } from '../../../browser/single-keys.ts';
import { IconButton } from '../../../kit/icon-button.tsx';
import { ArrowLeft, ArrowRight, X } from '../../../kit/icons.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import type { DocumentKey } from '../rules.ts';
import * as texts from '../texts.ts';
import { useSearchAnswer, useSearchQuery } from './ask-worker.ts';
import styles from './found-bar.module.css';
import { addressOf, visionsPage } from './found-places.ts';
import { leaveFound, type Opened, openFound } from './queries.ts';

const NOT_TYPED_INTO =
  'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable=true],[role=menu],[role=dialog]';

/** The found words that can be seen, in the order of the page. */
const marksOnPage = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('#main mark')].filter((mark) => mark.checkVisibility());

/** A row that is gone to comes within a few frames, its words with it. */
const FRAMES = 60;
/** How long is waited for the first of them, in milliseconds: the code that shows a row may still be on its way. */
const FIRST_LIMIT = 10_000;

function show(mark: HTMLElement | undefined): void {
  for (const other of document.querySelectorAll('mark[data-current]')) other.removeAttribute('data-current');
  if (!mark) return;
  mark.setAttribute('data-current', '');
  const { top, bottom } = mark.getBoundingClientRect();
  if (top < innerHeight * 0.15 || bottom > innerHeight * 0.75) mark.scrollIntoView({ block: 'center' });
}

interface Place {
  at: number;
  count: number;
}

/** Which of the found words on this page is gone to, and a way to another; that answers whether there is one. */
function useMarks(isAtEnd: boolean): [Place, (step: 1 | -1) => boolean] {
  const [place, setPlace] = useState<Place>({ at: 0, count: 0 });
  const now = useRef(place);
  const goTo = useCallback((at: number, marks: HTMLElement[]): void => {
    now.current = { at, count: marks.length };
    setPlace(now.current);
    show(marks[at]);
  }, []);
  useEffect(() => {
    let left = FRAMES;
    const begun = performance.now();
    let known = 0;
    let frame = requestAnimationFrame(function look() {
      const marks = marksOnPage();
      // A row that opens shows more of them.
      if (marks.length !== known) goTo(isAtEnd ? marks.length - 1 : 0, marks);
      known = marks.length;
      if (known > 0 || performance.now() - begun > FIRST_LIMIT) left -= 1;
      if (left > 0) frame = requestAnimationFrame(look);
    });
    return () => {
      cancelAnimationFrame(frame);
      show(undefined);
    };
  }, [goTo, isAtEnd]);
  const step = useCallback(
    (by: 1 | -1): boolean => {
      const marks = marksOnPage();
      const next = now.current.at + by;
      if (next < 0 || next >= marks.length) return false;
      goTo(next, marks);
      return true;
    },
    [goTo],
  );
  return [place, step];
}

/** Calls for n, p and Escape where nothing is typed and nothing lies over the page. */
function useKeys(step: (by: 1 | -1) => void, leave: () => void): void {
  const latest = useRef({ step, leave });
  latest.current = { step, leave };
  useEffect(() => {
    const keyDown = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || event.isComposing) return;
      if (document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.closest(NOT_TYPED_INTO)) return;
      const by = ({ n: 1, p: -1 } as const)[key];
      if (by && hasSingleKeys()) latest.current.step(by);
      else if (key === 'Escape') latest.current.leave();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, []);
}

/** From one found word to the next, on this page and on to the next page that was found; and back to the results. */
export default function FoundBar({ opened }: { opened: Opened }): ReactNode {
  const { key, words, query, isFromResults, isAtEnd = false } = opened;
  const [isLeft, setLeft] = useState(false);
  const navigate = useNavigate();
  const visions = useView(visionsPage);
  useSearchQuery(query, true, 'found-bar');
  const keys = useSearchAnswer('found-bar').found?.keys ?? [];
  const [{ at, count }, stepHere] = useMarks(isAtEnd);
  const result = keys.indexOf(key);

  const open = (next: DocumentKey, end: boolean): void => {
    openFound({ key: next, words, query, isFromResults, isAtEnd: end });
    // Back leads to the results from wherever one has come by them.
    void navigate(addressOf(next, visions), { replace: true });
  };
  const step = (by: 1 | -1): void => {
    if (stepHere(by)) return;
    const next = keys.at((result + by) % keys.length);
    if (next !== undefined && next !== key) open(next, by === -1);
  };
  const leave = (): void => {
    leaveFound();
    if (isFromResults) void navigate(-1);
    else setLeft(true);
  };
  useKeys(step, leave);
  if (isLeft) return null;
  const isOnly = count < 2 && keys.length < 2;
  return (
    <section className={styles.bar} aria-label={texts.foundBarLabel}>
      <p role="status">
        {count > 0 && <span>{texts.matchHere(at + 1, count)}</span>}
        {result !== -1 && <span>{texts.resultNumber(result + 1, keys.length)}</span>}
      </p>
      {!isOnly && (
        <>
          <IconButton label={texts.previousMatchLabel} aria-keyshortcuts="p" onClick={() => step(-1)}>
            <ArrowLeft />
          </IconButton>
          <IconButton label={texts.nextMatchLabel} aria-keyshortcuts="n" onClick={() => step(1)}>
            <ArrowRight />
          </IconButton>
        </>
      )}
      <IconButton
        label={isFromResults ? texts.backToResultsButton : texts.closeMatchesButton}
        onClick={leave}
      >
        <X />
      </IconButton>
    </section>
  );
}
