import type { ReactNode } from 'react';
import { ALL_STROKES, LoopRing, NO_STROKES } from '../../../kit/loop-ring.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import { summaryOf } from '../lineage.ts';
import type { ShownGoal } from '../rules.ts';
import * as texts from '../texts.ts';
import { lineageOn } from './lineage-view.ts';
import { storyOf } from './story-of.ts';

interface GoalReachedProps {
  goal: ShownGoal;
  onUndo: () => void;
}

/** Stands below a goal that was reached a moment ago: what it took, and the ways to its story and back. */
export default function GoalReached({ goal, onUndo }: GoalReachedProps): ReactNode {
  const lineage = useView(lineageOn, goal, useToday() ?? '');
  return (
    <div className="mb-3 flex gap-4">
      <LoopRing strokes={ALL_STROKES} from={NO_STROKES} size="item" />
      <div>
        <p role="status">
          <b>{texts.goalReached}</b> {lineage.entries.length > 0 && summaryOf(lineage)}
        </p>
        <p className="flex flex-wrap gap-x-6">
          <TextLink to={storyOf(goal)}>{texts.seeStoryLink}</TextLink>
          <TextButton aria-label={texts.undoReachedLabel(goal.text)} onClick={onUndo}>
            {texts.undoButton}
          </TextButton>
        </p>
      </div>
    </div>
  );
}
