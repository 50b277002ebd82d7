import { type ReactNode, useRef } from 'react';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { PageHead } from '../../../web/ui/page-head.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import type { SectionKey } from '../../customization/contract/limits.ts';
import { MovableSections } from './sections/movable-sections.tsx';

const KEYS: SectionKey[] = [
  'growth_instructions',
  'vision',
  'gold_file',
  'growth_opportunities',
  'goals',
  'community',
];

/** Tools & Resources: the sections that do not stand in the loop. */
export default function ToolsPage(): ReactNode {
  useTitle('Tools & Resources');
  const back = useRef<HTMLDivElement>(null);
  return (
    <>
      <PageHead title="Tools & Resources" sub="What you look at now and then, beside the daily loop." />
      <div className="grid max-w-[44rem] gap-8 pb-12">
        <MovableSections
          place="tools"
          keys={KEYS}
          onMoved={() => back.current?.querySelector('a')?.focus()}
        />
        <div ref={back}>
          <ButtonLink variant="secondary" to="/dashgrowthloop">
            Back to the loop
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
