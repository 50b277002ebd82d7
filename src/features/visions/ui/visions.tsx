import { type ReactNode, useEffect } from 'react';
import { whenIdle } from '../../../browser/idle.ts';
import { WhenOpen } from '../../../kit/when-open.tsx';
import { SECTIONS } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { useSavedDrafts } from './use-saved-drafts.ts';
import { VisionPage, VisionRow } from './vision-row.tsx';

/** The five vision documents, each a row that opens. */
export default function Visions(): ReactNode {
  const saved = useSavedDrafts();
  // Paper does not wait for the code: it has to be here when somebody prints.
  useEffect(() => {
    whenIdle()
      .then(VisionPage.load)
      .catch(() => undefined);
  }, []);
  return (
    <WhenOpen lines={5} failed={texts.visionsNotLoaded}>
      {SECTIONS.map((section) => (
        <VisionRow key={section} section={section} hasSavedDraft={saved.has(section)} />
      ))}
    </WhenOpen>
  );
}
