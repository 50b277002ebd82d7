import { type ReactNode, useRef } from 'react';
import { Menu } from '../../../kit/menu.tsx';
import type { InsightAnswer } from '../engine/answered.ts';
import type { Insight } from '../engine/notebook.ts';
import * as texts from '../texts.ts';
import { answerInsight } from './answer-ops.ts';
import { placeAmong } from './place-among.ts';

/** What a person can say of a sentence: that it is not true, or that they do not want to hear it again. */
export function AnswerMenu({ insight }: { insight: Insight }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const answer = async (kind: InsightAnswer['kind']): Promise<void> => {
    const keepFocus = placeAmong(place.current, 'button[aria-haspopup="menu"]');
    await answerInsight(insight, kind);
    keepFocus();
  };
  return (
    <div ref={place}>
      <Menu
        label={texts.answerLabel(insight.text)}
        trigger="ellipsis"
        items={[
          { kind: 'action', label: texts.notTrueAction, onSelect: () => void answer('not_true') },
          { kind: 'action', label: texts.notAgainAction, onSelect: () => void answer('not_again') },
        ]}
      />
    </div>
  );
}
