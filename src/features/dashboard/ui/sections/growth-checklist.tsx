import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../../web/api.ts';
import { AccordionItem } from '../../../../web/ui/accordion.tsx';
import { Alert } from '../../../../web/ui/alert.tsx';
import { CircleCheck } from '../../../../web/ui/icons.ts';
import { Skeleton } from '../../../../web/ui/skeleton.tsx';
import type { Checklist } from '../../contract.ts';
import { CHECKLIST, type ChecklistStage } from '../../rules.ts';
import { SectionRow } from './section-row.tsx';

const useChecklist = (): UseQueryResult<Checklist> =>
  useQuery({
    queryKey: ['dashboard', 'checklist'],
    queryFn: ({ signal }) => call('GET /api/checklist', { signal }),
  });

/** Five stages whose items tick themselves from what the person did. */
export function GrowthChecklist({ options }: { options: ReactNode }): ReactNode {
  const checklist = useChecklist();
  return (
    <SectionRow title="Growth Checklist" text="Five stages that tick themselves" options={options}>
      {checklist.isError && (
        <Alert onRetry={() => checklist.refetch()}>The checklist could not be loaded just now.</Alert>
      )}
      {checklist.isPending && <Skeleton lines={5} />}
      {checklist.data &&
        CHECKLIST.map((stage) => <Stage key={stage.name} stage={stage} facts={checklist.data} />)}
    </SectionRow>
  );
}

function Stage({ stage: { name, items }, facts }: { stage: ChecklistStage; facts: Checklist }): ReactNode {
  const done = items.filter(({ fact }) => facts[fact]).length;
  const summary = (
    <>
      {name}
      <span className="text-ink-2 text-small font-normal">
        {done} of {items.length}
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
              {text}
              <span className="sr-only">{facts[fact] ? ': done' : ': open'}</span>
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
