import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../../../../web/ui/alert.tsx';
import { Button } from '../../../../web/ui/button.tsx';
import { Field } from '../../../../web/ui/field.tsx';
import { Notice } from '../../../../web/ui/notice.tsx';
import { Select } from '../../../../web/ui/select.tsx';
import { Switch } from '../../../../web/ui/switch.tsx';
import { TextInput } from '../../../../web/ui/text-input.tsx';
import { REMINDER_DAYS, type ReminderDay } from '../../contract/limits.ts';
import {
  chosenOf,
  DAY_HALVES,
  type DailyReminder,
  type DayHalf,
  isAnyOn,
  REMINDER_HOURS,
  REMINDER_MINUTES,
  storedOf,
} from '../../rules.ts';
import * as texts from '../../texts.ts';
import styles from './reminder-settings.module.css';
import type { Reminders } from './use-reminders.ts';

const shortDay: Record<ReminderDay, string> = {
  Sun: 'Su',
  Mon: 'M',
  Tue: 'Tu',
  Wed: 'W',
  Thu: 'Th',
  Fri: 'F',
  Sat: 'Sa',
};

interface DailyReminderFieldsProps {
  /** 'Morning' or 'Afternoon'. */
  name: string;
  reminder: DailyReminder;
  onChange: (reminder: DailyReminder) => void;
}

function TimeChoice({ name, reminder, onChange }: DailyReminderFieldsProps): ReactNode {
  const chosen = chosenOf(reminder.time);
  const choose = (part: Partial<typeof chosen>) =>
    onChange({ ...reminder, time: storedOf({ ...chosen, ...part }) });
  return (
    <div className={styles.time}>
      <Select
        aria-label={texts.hourLabel(name)}
        value={chosen.hour}
        onChange={(event) => choose({ hour: Number(event.target.value) })}
      >
        {REMINDER_HOURS.map((hour) => (
          <option key={hour}>{hour}</option>
        ))}
      </Select>
      <Select
        aria-label={texts.minutesLabel(name)}
        value={chosen.minute}
        onChange={(event) => choose({ minute: event.target.value })}
      >
        {REMINDER_MINUTES.map((minute) => (
          <option key={minute}>{minute}</option>
        ))}
      </Select>
      <Select
        aria-label={texts.amOrPmLabel(name)}
        value={chosen.half}
        onChange={(event) => choose({ half: event.target.value as DayHalf })}
      >
        {DAY_HALVES.map((half) => (
          <option key={half}>{half}</option>
        ))}
      </Select>
    </div>
  );
}

function DayChoice({ name, reminder, onChange }: DailyReminderFieldsProps): ReactNode {
  const toggle = (day: ReminderDay, on: boolean) =>
    onChange({
      ...reminder,
      days: on ? [...reminder.days, day] : reminder.days.filter((each) => each !== day),
    });
  return (
    <div className={`mt-1.5 ${styles.days}`}>
      {REMINDER_DAYS.map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            aria-label={`${name} ${day}`}
            checked={reminder.days.includes(day)}
            onChange={(event) => toggle(day, event.target.checked)}
          />
          <span aria-hidden="true">{shortDay[day]}</span>
        </label>
      ))}
    </div>
  );
}

function DailyReminderFields(props: DailyReminderFieldsProps): ReactNode {
  const off = props.reminder.days.length === 0;
  return (
    <Field
      group
      label={props.name}
      help={off ? texts.noDayChosenNoReminder(props.name.toLowerCase()) : undefined}
    >
      <TimeChoice {...props} />
      <DayChoice {...props} />
    </Field>
  );
}

interface ReminderFieldsProps {
  reminders: Reminders;
  /** False: the person's address is not confirmed, so nothing goes there by itself. */
  isAddressConfirmed?: boolean | undefined;
  /** Below the phone number: how it stands with it. */
  phoneState?: ReactNode;
  /** After the other switches: that of this device, which takes effect at once. */
  deviceSwitch?: ReactNode;
}

/** The choice of reminders: by text, by email, when and on which days. */
export function ReminderFields({
  reminders,
  isAddressConfirmed,
  phoneState,
  deviceSwitch,
}: ReminderFieldsProps): ReactNode {
  const { settings, phoneField, problem, turn, change } = reminders;
  return (
    <>
      <Switch
        label={texts.textRemindersLabel}
        help={texts.morningToWriteEveningTo}
        checked={settings.text}
        onChange={(on) => turn('text', on)}
      />
      {settings.text && (
        <Field label={texts.phoneNumberLabel} error={problem} help={texts.withTheCountryCodeSuch}>
          <TextInput
            ref={phoneField}
            type="tel"
            autoComplete="tel"
            required
            maxLength={32}
            value={settings.phone}
            onChange={(event) => change({ phone: event.target.value })}
          />
        </Field>
      )}
      {settings.text && phoneState}
      <Switch
        label={texts.emailRemindersLabel}
        help={isAddressConfirmed === false ? texts.addressUnconfirmed : texts.theSameTwoToThe}
        checked={settings.email}
        onChange={(on) => turn('email', on)}
      />
      {deviceSwitch}
      {isAnyOn(settings) && (
        <>
          <DailyReminderFields
            name="Morning"
            reminder={settings.morning}
            onChange={(morning) => change({ morning })}
          />
          <DailyReminderFields
            name="Afternoon"
            reminder={settings.afternoon}
            onChange={(afternoon) => change({ afternoon })}
          />
        </>
      )}
    </>
  );
}

/** The reminder settings with a save button of their own and the outcome below it. */
export function ReminderSettings({ reminders, ...states }: ReminderFieldsProps): ReactNode {
  const { outcome, busy, save } = reminders;
  return (
    <form
      className="grid grid-cols-1 gap-7"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ReminderFields reminders={reminders} {...states} />
      <div>
        <Button type="submit" busy={busy} busyLabel="Saving...">
          {texts.saveRemindersButton}
        </Button>
        <SaveOutcome outcome={outcome} />
      </div>
    </form>
  );
}

/** How saving went, brought into view: below it may be nothing but the bar with the way on. */
export function SaveOutcome({ outcome }: Pick<Reminders, 'outcome'>): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) place.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    <div ref={place} className={outcome && 'pt-5'}>
      <div role="status">{outcome?.kind === 'saved' && <Notice>{outcome.text}</Notice>}</div>
      {outcome?.kind === 'failed' && <Alert>{outcome.text}</Alert>}
    </div>
  );
}
