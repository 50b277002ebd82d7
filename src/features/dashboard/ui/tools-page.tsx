import { type ReactNode, type RefObject, useRef } from 'react';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { Link } from '../../../kit/link.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { useTitle } from '../../../kit/title.ts';
import { GoldFile } from '../../archive/client.ts';
import { Goals } from '../../goals/client.ts';
import * as texts from '../texts.ts';
import Community from './community.tsx';
import { GettingStarted } from './sections/getting-started.tsx';
import GrowthChecklist from './sections/growth-checklist.tsx';
import { MovableSections } from './sections/movable-sections.tsx';
import VisionDocuments from './sections/vision-documents.tsx';
import styles from './tools-page.module.css';

const SECTIONS = {
  growth_instructions: GettingStarted,
  vision: VisionDocuments,
  gold_file: GoldFile,
  growth_opportunities: GrowthChecklist,
  goals: Goals,
  community: Community,
};

/** Tools & Resources: the sections that do not stand in the loop, and the pages that are tools themselves. */
export default function ToolsPage(): ReactNode {
  useTitle(texts.toolsTitle);
  const back = useRef<HTMLDivElement>(null);
  return (
    <>
      <PageHead title={texts.toolsTitle} sub={texts.toolsIntroduction} />
      <div className={styles.page}>
        <div className={styles.sections}>
          <MovableSections
            place="tools"
            sections={SECTIONS}
            onMoved={() => back.current?.querySelector('a')?.focus()}
          />
        </div>
        <MoreTools back={back} />
      </div>
    </>
  );
}

const PAGES = [
  { to: '/content', name: texts.makePostLink, hint: texts.makePostHint },
  { to: '/find', name: texts.findLink, hint: texts.findHint },
  { to: '/import', name: texts.importLink, hint: texts.importHint },
  { to: '/scoring', name: texts.scoringLink, hint: texts.scoringHint },
];

/** `back` holds the way back to the loop, where the focus goes when a section leaves the page. */
function MoreTools({ back }: { back: RefObject<HTMLDivElement | null> }): ReactNode {
  return (
    <aside className={styles.more} aria-labelledby="more-tools">
      <h2 className="section-heading" id="more-tools">
        {texts.moreToolsTitle}
      </h2>
      <ul>
        {PAGES.map(({ to, name, hint }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            <p>{hint}</p>
          </li>
        ))}
      </ul>
      <div ref={back}>
        <ButtonLink variant="secondary" to="/dashgrowthloop">
          {texts.backToLoopButton}
        </ButtonLink>
      </div>
    </aside>
  );
}
