import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { markNodes, type SearchTarget } from '../../search/client.ts';
import { safeFragment } from './sanitise.ts';
import styles from './vision-text.module.css';

interface VisionTextProps {
  html: string;
  /** The words that it was found by. */
  words?: SearchTarget['words'];
}

/** A document as it reads, whatever is stored: only what is permitted is put into the page. */
export function VisionText({ html, words }: VisionTextProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const text = safeFragment(html);
    if (words) markNodes(text, words);
    place.current?.replaceChildren(text);
  }, [html, words]);
  return <div ref={place} dir="auto" className={styles.text} />;
}
