import type { ReactNode } from 'react';
import { laterPart } from '../../../../kit/later-part.tsx';
import { loadBucketList } from '../../../bucket-list/client.ts';
import { listNotLoaded } from '../../../bucket-list/texts.ts';
import { loadVisions } from '../../../visions/client.ts';
import { visionsNotLoaded } from '../../../visions/texts.ts';
import * as texts from '../../texts.ts';
import { SectionRow } from './section-row.tsx';

// Most who look at the tools open neither, and today's page never needs them.
const Visions = laterPart(loadVisions, {
  failed: visionsNotLoaded,
  room: 'min-h-75',
});
const BucketList = laterPart(loadBucketList, {
  failed: listNotLoaded,
  room: 'min-h-88',
});

/** The five vision documents, and the bucket list beside them. */
export default function VisionDocuments({ options }: { options: ReactNode }): ReactNode {
  return (
    <div>
      <SectionRow title={texts.visionDocumentsTitle} text={texts.visionDocumentsHint} options={options}>
        <Visions />
      </SectionRow>
      <BucketList />
    </div>
  );
}
