import { type ReactNode, useId } from 'react';
import { type Platform, postLength } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './content.module.css';
import { platformName } from './platform-name.ts';

interface PostPreviewProps {
  text: string;
  platform: Pick<Platform, 'name' | 'length_limit'>;
}

/** A post as it will stand on its platform, with its length as that counts. */
export function PostPreview({ text, platform }: PostPreviewProps): ReactNode {
  const id = useId();
  const { name, length_limit } = platform;
  const length = postLength(platform, text);
  const over = length - length_limit;
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h4 id={id}>{texts.previewTitle(platformName(name))}</h4>
      <p className={styles.previewText} dir="auto">
        {text}
      </p>
      <p className={over > 0 ? styles.over : styles.count}>
        {texts.lengthUsed(length, length_limit)}
        {over > 0 && (
          <>
            <br />
            <strong role="status">{texts.lengthExceeded(over)}</strong>
          </>
        )}
      </p>
    </section>
  );
}
