import { type ReactNode, useId } from 'react';
import { sentence } from '../../../web/ui/sentence.ts';
import { type Platform, postLength } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './content.module.css';

interface PostPreviewProps {
  text: string;
  platform: Pick<Platform, 'name' | 'length_limit'>;
}

const number = new Intl.NumberFormat('en-US');

/** A post as it will stand on its platform, with its length as that counts. */
export function PostPreview({ text, platform }: PostPreviewProps): ReactNode {
  const id = useId();
  const { name, length_limit } = platform;
  const length = postLength(platform, text);
  const over = length - length_limit;
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h4 id={id}>{texts.onTitle(name)}</h4>
      <p className={styles.previewText} dir="auto">
        {text}
      </p>
      <p className={over > 0 ? styles.over : styles.count}>
        {sentence(
          texts.ofCharacters<ReactNode>(
            number.format(length),
            number.format(length_limit),
            over > 0 && <strong role="status">{texts.tooMany(number.format(over))}</strong>,
          ),
        )}
      </p>
    </section>
  );
}
