import type { ReactNode } from 'react';
import { SectionRow } from './section-row.tsx';

/** Says what will stand here; nothing that does not work yet is offered. */
export function VisionDocuments({ options }: { options: ReactNode }): ReactNode {
  return (
    <SectionRow title="Vision Documents" text="Not open yet" options={options}>
      <p className="text-small text-ink-2 max-w-read pb-5">
        Five pages about where you are going will stand here: professional, personal, health, relationships
        and your ideal day, with a bucket list beside them.
      </p>
    </SectionRow>
  );
}
