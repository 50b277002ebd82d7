import type { ReactNode } from 'react';
import { UNREADABLE } from '../../../kernel/seal.ts';
import { Button } from '../../../kit/button.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import type { SearchTarget } from '../../search/client.ts';
import type { Section } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { ReviewRow } from './review-row.tsx';
import { visionOf } from './views.ts';
import { VisionText } from './vision-text.tsx';

interface VisionPageProps {
  section: Section;
  /** Whether a draft of it lies on this device. */
  hasDraft: boolean;
  /** The words that it was found by. */
  words: SearchTarget['words'];
  /** The person comes back from writing: the focus goes where that began. */
  isBack: boolean;
  onWrite: () => void;
}

/** A document as it reads, with the way to write it and its review. */
export default function VisionPage(props: VisionPageProps): ReactNode {
  const { section, hasDraft, words, isBack, onWrite } = props;
  const vision = useView(visionOf, section);
  if (!vision) return null;
  const { html, isWritten, isReadable } = vision;
  return (
    <div className="pb-8">
      {!isReadable && <p className="text-ink-3 italic">{UNREADABLE}</p>}
      {isReadable && isWritten && <VisionText html={html} words={words} />}
      {isReadable && !isWritten && <p className="max-w-read text-ink-2">{texts.PROMPTS[section]}</p>}
      {isReadable && (
        <p className="mt-5 flex flex-wrap items-center gap-4">
          <Button
            variant="secondary"
            autoFocus={isBack}
            aria-label={hasDraft ? texts.continueLabel(section) : texts.writeLabel(section)}
            // The second press of a double click on Save, which stood here until a moment ago, opens nothing.
            onClick={({ detail }) => detail < 2 && onWrite()}
          >
            {hasDraft ? texts.continueButton : texts.writeButton}
          </Button>
          {hasDraft && <span className="text-small text-ink-2">{texts.draftNotSaved}</span>}
        </p>
      )}
      <ReviewRow vision={vision} />
      <EarlierVersions vision={vision} />
    </div>
  );
}
