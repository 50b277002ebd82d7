import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { safeFragment } from './sanitise.ts';
import styles from './vision-text.module.css';

/** A document as it reads, whatever is stored: only what is permitted is put into the page. */
export function VisionText({ html }: { html: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(safeFragment(html));
  }, [html]);
  return <div ref={place} dir="auto" className={styles.text} />;
}
