import type { ReactNode } from 'react';
import { isOpened, UNREADABLE } from '../../../kernel/seal.ts';
import { FormerVersions } from '../../../kit/former-versions.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { columnOf } from '../contract/limits.ts';
import { bringBack } from './ops.ts';
import { safeHtml } from './sanitise.ts';
import { formerVisions, type Vision } from './views.ts';
import { VisionText } from './vision-text.tsx';

/** What a document said before it was written again: to be read, and to be brought back. */
export function EarlierVersions({ vision: { section, isReadable } }: { vision: Vision }): ReactNode {
  const versions = useView(formerVisions, section);
  const column = columnOf(section);
  return (
    <FormerVersions
      versions={versions}
      onBringBack={({ texts }) => {
        const then = texts?.[column];
        if (then === undefined || !isOpened(then) || !isReadable) return undefined;
        return () => void bringBack(section, safeHtml(then));
      }}
    >
      {({ texts }) => <VisionText html={texts?.[column] ?? UNREADABLE} />}
    </FormerVersions>
  );
}
