import { type ReactNode, useState } from 'react';
import { isBlank } from '../../../kernel/text.ts';
import { TextButton } from '../../../kit/text-button.tsx';
import { WritingLine } from '../../../kit/writing-line.tsx';
import { DESCRIPTION_LENGTH } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { describePicture } from './ops.ts';
import styles from './strip.module.css';
import type { AttachedPicture } from './views.ts';

/** Asks once what each picture shows, one at a time. Who skips is not asked for the others that are there either. */
export function DescribeLine({ pictures }: { pictures: readonly AttachedPicture[] }): ReactNode {
  const unasked = pictures.filter(({ info }) => !info.asked);
  const [picture] = unasked;
  if (!picture) return null;
  const skip = (): void => {
    for (const each of unasked) describePicture(each, each.info.description).catch(() => undefined);
  };
  const number = pictures.length > 1 ? pictures.indexOf(picture) + 1 : undefined;
  return <Asking key={picture.row.id} picture={picture} number={number} onSkip={skip} />;
}

interface AskingProps {
  picture: AttachedPicture;
  /** Which one is meant, where there are several. */
  number: number | undefined;
  onSkip: () => void;
}

function Asking({ picture, number, onSkip }: AskingProps): ReactNode {
  const [text, setText] = useState('');
  const save = (): void => {
    if (!isBlank(text)) describePicture(picture, text).catch(() => undefined);
  };
  return (
    <form
      className={styles.describe}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <WritingLine
        label={number === undefined ? texts.describeQuestion : texts.describeQuestionOf(number)}
        value={text}
        maxLength={DESCRIPTION_LENGTH}
        onChange={({ target }) => setText(target.value)}
        after={
          <>
            {!isBlank(text) && <TextButton type="submit">{texts.saveDescriptionButton}</TextButton>}
            <TextButton onClick={onSkip}>{texts.skipDescriptionButton}</TextButton>
          </>
        }
      />
      <p>{texts.describeHelp}</p>
    </form>
  );
}
