import { type ReactNode, useRef } from 'react';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useTitle } from '../../../kit/title.ts';
import { GoldFile } from '../../archive/client.ts';
import { Goals } from '../../goals/client.ts';
import * as texts from '../texts.ts';
import { Community } from './community.tsx';
import { GettingStarted } from './sections/getting-started.tsx';
import { GrowthChecklist } from './sections/growth-checklist.tsx';
import { MovableSections } from './sections/movable-sections.tsx';
import { VisionDocuments } from './sections/vision-documents.tsx';

const SECTIONS = {
  growth_instructions: GettingStarted,
  vision: VisionDocuments,
  gold_file: GoldFile,
  growth_opportunities: GrowthChecklist,
  goals: Goals,
  community: Community,
};

/** Tools & Resources: the sections that do not stand in the loop. */
export default function ToolsPage(): ReactNode {
  useTitle(texts.toolsTitle);
  const back = useRef<HTMLDivElement>(null);
  return (
    <>
      <PageHead title={texts.toolsTitle} sub={texts.toolsIntroduction} />
      <div className="grid max-w-[44rem] gap-8 pb-12">
        <MovableSections
          place="tools"
          sections={SECTIONS}
          onMoved={() => back.current?.querySelector('a')?.focus()}
        />
        <p className="border-rule border-t pt-5">
          <TextLink to="/content">{texts.makePostLink}</TextLink>
        </p>
        <div ref={back}>
          <ButtonLink variant="secondary" to="/dashgrowthloop">
            {texts.backToLoopButton}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
