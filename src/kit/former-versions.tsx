import type { ReactNode } from 'react';
import { LOCALE } from '../kernel/locale.ts';
import { AccordionItem } from './accordion.tsx';
import { TextButton } from './text-button.tsx';
import * as texts from './texts.ts';

interface FormerVersionsProps<Version> {
  /** The one that was replaced last on top. */
  versions: readonly Version[];
  /** What brings a version back; undefined for one that cannot be read. */
  onBringBack: (version: Version) => (() => void) | undefined;
  /** What a version says. */
  children: (version: Version) => ReactNode;
}

const replaced = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' });

/** What a row said before it was changed, folded up: each version to be read, and to be brought back. */
export function FormerVersions<Version extends { id: string; until: string }>(
  props: FormerVersionsProps<Version>,
): ReactNode {
  const { versions, onBringBack, children } = props;
  if (versions.length === 0) return null;
  return (
    <AccordionItem look="quiet" className="print:hidden" summary={texts.earlierVersions(versions.length)}>
      <ol className="grid gap-7 pt-[12px]">
        {versions.map((version) => {
          const until = replaced.format(new Date(version.until));
          const bringBack = onBringBack(version);
          return (
            <li key={version.id} className="max-w-[34em] border-s border-rule ps-[18px]">
              <p className="mb-3 text-caption text-ink-3">{texts.replacedOn(until)}</p>
              {children(version)}
              {bringBack && (
                <p className="mt-3">
                  <TextButton aria-label={texts.restoreVersionLabel(until)} onClick={bringBack}>
                    {texts.restoreButton}
                  </TextButton>
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </AccordionItem>
  );
}
