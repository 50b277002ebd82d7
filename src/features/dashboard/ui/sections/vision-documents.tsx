import { lazy, type ReactNode, Suspense } from 'react';
import { SectionRow } from './section-row.tsx';

// Most who look at the tools do not open the list, and today's page never needs it.
const BucketList = lazy(() =>
  import('../../../bucket-list/ui/widgets/bucket-list.tsx').catch(() => ({ default: () => null })),
);

/** Says what of the visions appears here later, and has the bucket list beside them. */
export function VisionDocuments({ options }: { options: ReactNode }): ReactNode {
  return (
    <div>
      <SectionRow title="Vision Documents" text="Not open yet" options={options}>
        <p className="text-small text-ink-2 max-w-read pb-5">
          Five pages about where you are going will appear here: professional, personal, health, relationships
          and your ideal day.
        </p>
      </SectionRow>
      <Suspense fallback={<div className="min-h-88" />}>
        <BucketList />
      </Suspense>
    </div>
  );
}
