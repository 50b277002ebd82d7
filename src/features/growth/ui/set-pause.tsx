import { type ReactNode, useState } from 'react';
import { addDays, type LocalDate } from '../../../kernel/calendar.ts';
import { DatePicker } from '../../../kit/date-picker.tsx';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import * as texts from '../texts.ts';
import { setPause } from './pause-ops.ts';

interface SetPauseProps {
  today: LocalDate;
  onClose: () => void;
}

/** Asks for the first and the last day of a pause. What it is for is nobody's business. */
export function SetPause({ today, onClose }: SetPauseProps): ReactNode {
  const [days, setDays] = useState({ starts_on: addDays(today, 1), ends_on: addDays(today, 7) });
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<typeof days>): void => {
    setProblem(undefined);
    setDays((latest) => ({ ...latest, ...part }));
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    const found = await setPause(days);
    setBusy(false);
    setProblem(found);
    if (!found) onClose();
  };
  return (
    <FormDialog
      title={texts.setPauseTitle}
      submitLabel={texts.setPauseButton}
      busy={busy}
      onSubmit={save}
      onClose={onClose}
    >
      <DatePicker
        label={texts.firstDayLabel}
        min={today}
        value={days.starts_on || undefined}
        today={today}
        onChange={(day) => change({ starts_on: day ?? '' })}
      />
      <DatePicker
        label={texts.lastDayLabel}
        error={problem}
        help={texts.lastDayHelp}
        min={days.starts_on || today}
        value={days.ends_on || undefined}
        today={today}
        onChange={(day) => change({ ends_on: day ?? '' })}
      />
    </FormDialog>
  );
}
