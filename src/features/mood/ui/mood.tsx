import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import { MOOD_STEPS, type MoodStep } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import styles from './mood.module.css';
import { MoodStroke } from './mood-stroke.tsx';
import { removeMood, setMood } from './ops.ts';
import { moodOn } from './views.ts';

/** The mood of a day, by preset today: five strokes, of which one can be chosen. Nothing on a day to come. */
export default function Mood({ day }: { day?: LocalDate }): ReactNode {
  const today = useToday();
  const date = day ?? today;
  if (!today || !date || date > today) return null;
  return <Steps date={date} question={date === today ? texts.todayQuestion : texts.dayQuestion} />;
}

function Steps({ date, question }: { date: LocalDate; question: string }): ReactNode {
  const group = useId();
  const help = useId();
  const chosen = useView(moodOn, date);
  return (
    <div className={styles.mood} role="radiogroup" aria-label={question} aria-describedby={help}>
      <span className={styles.question} aria-hidden="true">
        {chosen ? texts.moodLabel(texts.stepNames[chosen]) : question}
      </span>
      <span className="sr-only" id={help}>
        {texts.howToRemove}
      </span>
      <div className={styles.steps}>
        {MOOD_STEPS.map((step) => (
          <Step
            key={step}
            step={step}
            group={group}
            isChosen={step === chosen}
            onChoose={() => void setMood(date, step)}
            onRemove={() => void removeMood(date, step)}
          />
        ))}
      </div>
    </div>
  );
}

interface StepProps {
  step: MoodStep;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

function Step({ step, group, isChosen, onChoose, onRemove }: StepProps): ReactNode {
  // A radio button that is chosen already changes nothing by being pressed. A double press is meant as one.
  const removeOnClick = ({ detail }: MouseEvent): void => {
    if (isChosen && detail < 2) onRemove();
  };
  const removeOnSpace = (event: KeyboardEvent): void => {
    if (!isChosen || event.key !== ' ') return;
    event.preventDefault();
    onRemove();
  };
  const name = texts.stepNames[step];
  return (
    <label className={styles.step} title={name}>
      <input
        type="radio"
        name={group}
        value={step}
        aria-label={name}
        checked={isChosen}
        onChange={onChoose}
        onClick={removeOnClick}
        onKeyUp={removeOnSpace}
      />
      <MoodStroke step={step} thin={!isChosen} />
    </label>
  );
}
