import { type ReactNode, useEffect, useRef, useState } from 'react';
import { tabStore } from '../../../browser/web-storage.ts';
import { isReviewDue } from '../../../kernel/cadence.ts';
import { LOCALE } from '../../../kernel/locale.ts';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { laterPart } from '../../../kit/later-part.tsx';
import { Tag } from '../../../kit/tag.tsx';
import { usePrinting } from '../../../kit/use-printing.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { useNow } from '../../../session/clock.ts';
import { FoundBarHere, useSearchTarget } from '../../search/client.ts';
import type { Section } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { openingWordsOf, type Vision, visionOf } from './views.ts';
import styles from './vision-row.module.css';

export const VisionPage = laterPart(() => import('./vision-page.tsx'), {
  failed: texts.textNotLoaded,
  room: 'min-h-40',
});
// The editor weighs as much as the rest of the app: it comes for whoever writes.
const VisionWriter = laterPart(() => import('./vision-writer.tsx'), {
  failed: texts.editorNotLoaded,
  room: 'min-h-80',
});

/** A tab remembers what it was writing: after a reload the person is back there. */
const memory = (section: Section): string => `writing vision ${section}`;

const shortDay = (instant: string, timeZone: string): string =>
  new Date(instant).toLocaleDateString(LOCALE, { month: 'short', day: 'numeric', timeZone });

function stateWords({ isWritten, isReadable, next, zone }: Vision): string {
  if (!isWritten) return texts.empty;
  return isReadable && next !== undefined ? texts.nextReview(shortDay(next, zone)) : '';
}

interface StateProps {
  vision: Vision;
  hasDraft: boolean;
  /** The document below says the rest. */
  isOpen: boolean;
}

function StateOf({ vision, hasDraft, isOpen }: StateProps): ReactNode {
  const now = useNow();
  const isDue = vision.isWritten && isReviewDue(vision.next, now);
  return (
    <span className={styles.state}>
      {hasDraft && <Tag>{texts.draft}</Tag>}
      {isDue ? <Tag tone="due">{texts.reviewDue}</Tag> : !isOpen && stateWords(vision)}
    </span>
  );
}

/** A document: its name, how it begins and when it is reviewed; opened, it is read, and written in its place. */
export function VisionRow({
  section,
  hasSavedDraft,
}: {
  section: Section;
  hasSavedDraft: boolean;
}): ReactNode {
  const vision = useView(visionOf, section);
  const openingWords = useView(openingWordsOf, section);
  const place = useSearchTarget('vision');
  const isFound = place?.id === section;
  const [wasWriting] = useState(() => tabStore.get(memory(section)) !== null);
  const [isOpen, setOpen] = useState(wasWriting);
  // Paper shows all of them. The row itself stays as it is, for print.css unfolds it.
  const isShown = usePrinting() || isOpen;
  const [mode, setMode] = useState<'reading' | 'writing' | 'back'>(wasWriting ? 'writing' : 'reading');
  const [draft, setDraft] = useState<boolean>();
  const hasDraft = mode !== 'writing' && (draft ?? hasSavedDraft);
  const row = useRef<HTMLDivElement>(null);
  const visit = isFound ? place?.visit : undefined;
  useEffect(() => {
    if (visit === undefined) return;
    setOpen(true);
    row.current?.querySelector('summary')?.focus();
    row.current?.scrollIntoView({ block: 'start' });
  }, [visit]);

  if (!vision) return null;
  const write = (): void => {
    tabStore.set(memory(section), 'yes');
    setMode('writing');
  };
  const close = (hasDraft: boolean): void => {
    tabStore.remove(memory(section));
    setDraft(hasDraft);
    setMode('back');
  };
  const summary = (
    <span className={styles.summary}>
      <h3 className={styles.name}>{texts.SECTION_NAMES[section]}</h3>
      <StateOf vision={vision} hasDraft={hasDraft} isOpen={isShown} />
      {!isShown && openingWords !== '' && (
        <span className={styles.beginning} dir="auto">
          {openingWords}
        </span>
      )}
    </span>
  );
  return (
    <div ref={row}>
      <AccordionItem summary={summary} open={isOpen} onToggle={setOpen}>
        {isOpen && mode === 'writing' && (
          <VisionWriter section={section} autoFocus={!wasWriting} onClose={close} />
        )}
        {isShown && !(isOpen && mode === 'writing') && (
          <VisionPage
            section={section}
            hasDraft={hasDraft}
            words={isFound ? place?.words : undefined}
            isBack={mode === 'back'}
            onWrite={write}
          />
        )}
      </AccordionItem>
      {isFound && <FoundBarHere kind="vision" />}
    </div>
  );
}
