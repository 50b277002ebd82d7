import { type ReactNode, useMemo } from 'react';
import { isBlank } from '../../../kernel/text.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { isTooLong } from '../../../kit/length-note.tsx';
import { WritingArea } from '../../../kit/writing-area.tsx';
import { useDraft } from '../../../notebook/react/use-draft.ts';
import { Attaching } from '../../attachments/client.ts';
import { STORY_LENGTH } from '../contract/limits.ts';
import type { OwnItem } from '../rules.ts';
import * as texts from '../texts.ts';
import { storyOf } from './drafts.ts';
import { saveStory } from './ops.ts';

/** Asks for the story of what was completed. Skipping leaves what there is; what was typed waits in its draft. */
export function StoryDialog({ item, onClose }: { item: OwnItem; onClose: () => void }): ReactNode {
  const kind = useMemo(() => storyOf(item.id), [item.id]);
  const draft = useDraft(kind);
  const { story = item.completion_story ?? '' } = draft.value;
  const isSame = story.trim() === (item.completion_story ?? '');
  const cannotBeSaved = isBlank(story) || isTooLong(story, STORY_LENGTH);

  const save = (): void => {
    if (cannotBeSaved || !draft.ready) return;
    if (isSame) {
      void draft.done();
      onClose();
      return;
    }
    draft
      .end((ended) => saveStory(item, story.trim(), ended), { inSight: true })
      .then(onClose, () => undefined);
  };
  return (
    <Dialog
      open
      title={texts.storyTitle}
      onClose={onClose}
      guardText={isSame ? '' : story}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {texts.skipStoryButton}
          </Button>
          <Button unavailable={cannotBeSaved} onClick={save}>
            {texts.saveStoryButton}
          </Button>
        </>
      }
    >
      <p className="mt-2 mb-4 text-ink-2" dir="auto">
        {item.item}
      </p>
      <Attaching table="bucket_list_items" id={item.id}>
        <WritingArea
          label={texts.storyLabel}
          labelLook="subheading"
          value={story}
          maxLength={STORY_LENGTH}
          autoFocus
          onSubmitShortcut={save}
          onChange={(text) => draft.change(() => ({ story: text }))}
        />
      </Attaching>
    </Dialog>
  );
}
