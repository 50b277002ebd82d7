import type { ReactNode } from 'react';
import { WhenOpen } from '../../../kit/when-open.tsx';
import { SECTIONS } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { useSavedDrafts } from './use-saved-drafts.ts';
import { VisionRow } from './vision-row.tsx';

/** The five vision documents, each a row that opens. */
export default function Visions(): ReactNode {
  const saved = useSavedDrafts();
  return (
    <WhenOpen lines={5} failed={texts.visionsNotLoaded}>
      {SECTIONS.map((section) => (
        <VisionRow key={section} section={section} hasSavedDraft={saved.has(section)} />
      ))}
    </WhenOpen>
  );
}
