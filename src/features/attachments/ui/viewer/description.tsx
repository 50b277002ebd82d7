import { type ReactNode, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { TextButton } from '../../../../kit/text-button.tsx';
import { WritingArea } from '../../../../kit/writing-area.tsx';
import { DESCRIPTION_LENGTH } from '../../contract/limits.ts';
import * as texts from '../../texts.ts';
import { describePicture } from '../ops.ts';
import type { AttachedPicture } from '../views.ts';
import styles from './viewer.module.css';

interface DescriptionProps {
  picture: AttachedPicture;
  /** Told what is written and not saved yet; empty when there is nothing. */
  onWriting: (text: string) => void;
}

/** What a picture shows, in the person's words: to be read and to be changed. */
export function Description({ picture, onWriting }: DescriptionProps): ReactNode {
  const { description } = picture.info;
  const [text, setText] = useState<string>();
  const edit = (next: string | undefined): void => {
    setText(next);
    onWriting(next === description ? '' : (next ?? ''));
  };
  const save = (): void => {
    if (text === undefined || text.length > DESCRIPTION_LENGTH) return;
    describePicture(picture, text).then(
      () => edit(undefined),
      () => undefined,
    );
  };
  if (text === undefined) {
    return (
      <div className={styles.description}>
        {description !== '' && (
          <p dir="auto" className="font-serif whitespace-pre-line wrap-anywhere">
            {description}
          </p>
        )}
        <TextButton onClick={() => edit(description)}>
          {description === '' ? texts.addDescriptionButton : texts.editDescriptionButton}
        </TextButton>
      </div>
    );
  }
  return (
    <div className={styles.description}>
      <WritingArea
        label={texts.descriptionLabel}
        labelHidden
        value={text}
        maxLength={DESCRIPTION_LENGTH}
        autoFocus
        onChange={edit}
        onSubmitShortcut={save}
      />
      <div className={styles.saving}>
        <Button onClick={save}>{texts.saveDescriptionButton}</Button>
        <Button variant="tertiary" onClick={() => edit(undefined)}>
          {texts.cancelButton}
        </Button>
      </div>
    </div>
  );
}
