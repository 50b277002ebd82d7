import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { dayOfPage } from '../../../kernel/activity-day.ts';
import { addDays, isLocalDate, type LocalDate } from '../../../kernel/calendar.ts';
import { capitalized } from '../../../kernel/capitalized.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import { Button } from '../../../kit/button.tsx';
import { DatePicker } from '../../../kit/date-picker.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import * as texts from '../texts.ts';
import styles from './journal-page.module.css';
import { mayMend } from './views.ts';

interface DayOfPageProps {
  /** The past day that the page is written for; undefined is today. */
  day: LocalDate | undefined;
  onChange: (day: LocalDate | undefined) => void;
}

/** Which day may be chosen: every one that is past. */
const isPast = (day: string, today: LocalDate): boolean => isLocalDate(day) && day < today;

/** Says what a page for the past day does for it, without a word of what was missed. */
function whatItDoes(day: LocalDate, today: LocalDate, isMendable: boolean): string {
  return dayOfPage({ date: day, backdated: true }, today).mends && isMendable
    ? texts.dayRepairs
    : texts.dayOnly;
}

function ChooseDay({
  today,
  onChoose,
  onClose,
}: {
  today: LocalDate;
  onChoose: (day: LocalDate) => void;
  onClose: () => void;
}): ReactNode {
  const form = useId();
  const [day, setDay] = useState<LocalDate | undefined>(addDays(today, -1));
  const [problem, setProblem] = useState<string>();
  const isMendable = useView(mayMend, day ?? '');
  const choose = (event: FormEvent): void => {
    event.preventDefault();
    if (day !== undefined && isPast(day, today)) onChoose(day);
    else setProblem(texts.dayNotPast);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.otherDayTitle}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {texts.cancelButton}
          </Button>
          <Button type="submit" form={form}>
            {texts.writeForDayButton}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={choose}>
        <DatePicker
          className="mt-6"
          label={texts.dayLabel}
          error={problem}
          help={day !== undefined && isPast(day, today) && whatItDoes(day, today, isMendable)}
          max={addDays(today, -1)}
          value={day}
          today={today}
          onChange={(chosen) => {
            setProblem(undefined);
            setDay(chosen);
          }}
        />
      </form>
    </Dialog>
  );
}

/** The day that the page is for, and the way to write for a past one. */
export function DayOfPage({ day, onChange }: DayOfPageProps): ReactNode {
  const today = useToday();
  const [choosing, setChoosing] = useState(false);
  if (!today) return null;
  const choose = (chosen: LocalDate | undefined): void => {
    onChange(chosen);
    setChoosing(false);
  };
  const inThisYear = day?.slice(0, 4) === today.slice(0, 4);
  return (
    <p className={styles.day}>
      <span>{capitalized(formatDay(day ?? today, { year: day !== undefined && !inThisYear }))}</span>
      {day === undefined ? (
        <TextButton className="text-caption" onClick={() => setChoosing(true)}>
          {texts.otherDayButton}
        </TextButton>
      ) : (
        <TextButton className="text-caption" onClick={() => choose(undefined)}>
          {texts.todayInsteadButton}
        </TextButton>
      )}
      {choosing && <ChooseDay today={today} onChoose={choose} onClose={() => setChoosing(false)} />}
    </p>
  );
}
