import type { ReactNode } from 'react';
import { AccordionItem } from '../../../../kit/accordion.tsx';
import { CircleCheck } from '../../../../kit/icons.ts';
import { StillArriving, WhenOpen } from '../../../../kit/when-open.tsx';
import { useView } from '../../../../notebook/react/use-view.ts';
import type { Checklist } from '../../contract.ts';
import { CHECKLIST, type ChecklistStage } from '../../rules/checklist.ts';
import * as texts from '../../texts.ts';
import { checklist } from '../views.ts';
import { SectionRow } from './section-row.tsx';

/** Five stages whose items tick themselves from what the person did. */
export default function GrowthChecklist({ options }: { options: ReactNode }): ReactNode {
  return (
    <SectionRow title={texts.growthChecklistTitle} text={texts.growthChecklistHint} options={options}>
      <WhenOpen lines={5} failed={texts.checklistNotLoaded}>
        <Stages />
        <StillArriving />
      </WhenOpen>
    </SectionRow>
  );
}

function Stages(): ReactNode {
  const facts = useView(checklist);
  return CHECKLIST.map((stage) => <Stage key={stage.name} stage={stage} facts={facts} />);
}

function Stage({ stage: { name, items }, facts }: { stage: ChecklistStage; facts: Checklist }): ReactNode {
  const done = items.filter(({ fact }) => facts[fact]).length;
  const summary = (
    <>
      {name}
      <span className="whitespace-nowrap text-ink-2 text-small font-normal">
        {texts.stageProgress(done, items.length)}
      </span>
    </>
  );
  return (
    <AccordionItem summary={summary}>
      <ul className="grid gap-2 pb-5">
        {items.map(({ fact, text }) => (
          <li key={fact} className="flex items-center gap-3">
            <Mark done={facts[fact]} />
            <span className={facts[fact] ? undefined : 'text-ink-2'}>
              {text} <span className="sr-only">{facts[fact] ? texts.itemDone : texts.itemOpen}</span>
            </span>
          </li>
        ))}
      </ul>
    </AccordionItem>
  );
}

function Mark({ done }: { done: boolean }): ReactNode {
  if (done) return <CircleCheck className="text-accent" />;
  return <span className="size-5 shrink-0 rounded-full border border-edge" aria-hidden="true" />;
}
