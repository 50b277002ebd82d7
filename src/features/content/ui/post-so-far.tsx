import type { ReactNode } from 'react';
import { shorten } from '../../../kernel/text.ts';
import type { Platform } from '../rules.ts';
import * as texts from '../texts.ts';
import { platformName } from './platform-name.ts';
import styles from './post-so-far.module.css';

/** So much of a long text shows what the post starts from. */
const SOURCE_IN_SIGHT = 320;

interface PostSoFarProps {
  platform: Platform | undefined;
  idea: string | undefined;
  source: string;
  /** Related sentences that the person added. */
  added: readonly string[];
  cta: string | undefined;
  value: string | undefined;
}

/** What has been chosen, in the order in which the post will be read; it stands where there is room beside the steps. */
export function PostSoFar({ platform, idea, source, added, cta, value }: PostSoFarProps): ReactNode {
  const start = source.trim();
  return (
    <aside className={styles.soFar} aria-labelledby="post-so-far">
      <h2 className="section-heading" id="post-so-far">
        {texts.postSoFarTitle}
      </h2>
      <p className={styles.help}>{texts.postSoFarEmpty}</p>
      <div className={styles.sheet}>
        <Part
          text={platform && texts.previewTitle(platformName(platform.name))}
          className={styles.platform}
          lines={[34]}
        />
        <Part text={idea} className={styles.idea} lines={[92, 58]} />
        {start !== idea && <Part text={start && shorten(start, SOURCE_IN_SIGHT)} lines={[100, 96, 71]} />}
        {added.map((sentence) => (
          <Part key={sentence} text={sentence} lines={[]} />
        ))}
        <Part text={cta} className={styles.cta} lines={[46]} />
        {value !== undefined && <p className={styles.value}>{texts.reflectsValue(value)}</p>}
      </div>
    </aside>
  );
}

interface PartProps {
  text: string | undefined;
  className?: string | undefined;
  /** How wide the lines are that keep its place until it is chosen, in percent. */
  lines: readonly number[];
}

function Part({ text, className, lines }: PartProps): ReactNode {
  if (text) {
    return (
      <p className={className} dir="auto">
        {text}
      </p>
    );
  }
  return (
    <div className={styles.waiting} aria-hidden="true">
      {lines.map((width) => (
        <i key={width} style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  );
}
