import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { addDays, type LocalDate } from '../../../kernel/calendar.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Field } from '../../../kit/field.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import * as texts from '../texts.ts';
import { setPause } from './pause-ops.ts';

interface SetPauseProps {
  today: LocalDate;
  onClose: () => void;
}

/** Asks for the first and the last day of a pause. What it is for is nobody's business. */
export function SetPause({ today, onClose }: SetPauseProps): ReactNode {
  const form = useId();
  const [days, setDays] = useState({ starts_on: addDays(today, 1), ends_on: addDays(today, 7) });
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<typeof days>): void => {
    setProblem(undefined);
    setDays((latest) => ({ ...latest, ...part }));
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const found = await setPause(days);
    setBusy(false);
    setProblem(found);
    if (!found) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.setPauseTitle}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {texts.cancelButton}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {texts.setPauseButton}
          </Button>
        </>
      }
    >
      <form id={form} className="mt-6 grid gap-5" noValidate onSubmit={save}>
        <Field label={texts.firstDayLabel}>
          <TextInput
            type="date"
            min={today}
            value={days.starts_on}
            onChange={(event) => change({ starts_on: event.target.value })}
          />
        </Field>
        <Field label={texts.lastDayLabel} error={problem} help={texts.lastDayHelp}>
          <TextInput
            type="date"
            min={days.starts_on}
            value={days.ends_on}
            onChange={(event) => change({ ends_on: event.target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
