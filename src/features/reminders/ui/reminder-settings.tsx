import { type ReactNode, useEffect, useRef } from 'react';
import { addDays } from '../../../kernel/calendar.ts';
import { dayFormatter } from '../../../kernel/written-days.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Select } from '../../../kit/select.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { REMINDER_DAYS, type ReminderDay, type ReminderHalf } from '../contract/limits.ts';
import {
  chosenOf,
  countsTwelveHours,
  DAY_HALVES,
  type DailyReminder,
  type DayHalf,
  HOURS_OF_DAY,
  halfName,
  isAnyOn,
  REMINDER_HOURS,
  REMINDER_MINUTES,
  storedOf,
} from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './reminder-settings.module.css';
import type { Reminders } from './use-reminders.ts';

const shortDay: Record<ReminderDay, string> = {
  Sun: texts.sundayShort,
  Mon: texts.mondayShort,
  Tue: texts.tuesdayShort,
  Wed: texts.wednesdayShort,
  Thu: texts.thursdayShort,
  Fri: texts.fridayShort,
  Sat: texts.saturdayShort,
};

/** What the fields of a half are called. */
const LABELS = {
  morning: {
    name: texts.morningLabel,
    hour: texts.morningHourLabel,
    minutes: texts.morningMinutesLabel,
    amPm: texts.morningAmPmLabel,
    day: texts.morningDayLabel,
    noDays: texts.noMorningDays,
  },
  afternoon: {
    name: texts.afternoonLabel,
    hour: texts.afternoonHourLabel,
    minutes: texts.afternoonMinutesLabel,
    amPm: texts.afternoonAmPmLabel,
    day: texts.afternoonDayLabel,
    noDays: texts.noAfternoonDays,
  },
} as const;

const weekdayName = dayFormatter({ weekday: 'long' });
/** A Sunday, from which the names of the days are counted. */
const SUNDAY = '2026-11-22';
const longDay = (day: ReminderDay): string => weekdayName(addDays(SUNDAY, REMINDER_DAYS.indexOf(day)));

interface DailyReminderFieldsProps {
  half: ReminderHalf;
  reminder: DailyReminder;
  onChange: (reminder: DailyReminder) => void;
}

/** The hour where the language counts all 24. */
function HourOfDay({ half, reminder, onChange }: DailyReminderFieldsProps): ReactNode {
  const [hour, minute = '00'] = reminder.time.split(':');
  return (
    <Select
      aria-label={LABELS[half].hour}
      value={hour}
      onChange={(event) => onChange({ ...reminder, time: `${event.target.value}:${minute}` })}
    >
      {HOURS_OF_DAY.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </Select>
  );
}

function TimeChoice(props: DailyReminderFieldsProps): ReactNode {
  const { half, reminder, onChange } = props;
  const isTwelveHours = countsTwelveHours();
  const chosen = chosenOf(reminder.time);
  const choose = (part: Partial<typeof chosen>) =>
    onChange({ ...reminder, time: storedOf({ ...chosen, ...part }) });
  return (
    <div className={styles.time}>
      {isTwelveHours ? (
        <Select
          aria-label={LABELS[half].hour}
          value={chosen.hour}
          onChange={(event) => choose({ hour: Number(event.target.value) })}
        >
          {REMINDER_HOURS.map((hour) => (
            <option key={hour}>{hour}</option>
          ))}
        </Select>
      ) : (
        <HourOfDay {...props} />
      )}
      <Select
        aria-label={LABELS[half].minutes}
        value={chosen.minute}
        onChange={(event) => choose({ minute: event.target.value })}
      >
        {REMINDER_MINUTES.map((minute) => (
          <option key={minute}>{minute}</option>
        ))}
      </Select>
      {isTwelveHours && (
        <Select
          aria-label={LABELS[half].amPm}
          value={chosen.half}
          onChange={(event) => choose({ half: event.target.value as DayHalf })}
        >
          {DAY_HALVES.map((dayHalf) => (
            <option key={dayHalf} value={dayHalf}>
              {halfName(dayHalf)}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

function DayChoice({ half, reminder, onChange }: DailyReminderFieldsProps): ReactNode {
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
            aria-label={LABELS[half].day(longDay(day))}
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
    <Field group label={LABELS[props.half].name} help={off ? LABELS[props.half].noDays : undefined}>
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
        help={texts.textRemindersHelp}
        checked={settings.text}
        onChange={(on) => turn('text', on)}
      />
      {settings.text && (
        <Field label={texts.phoneNumberLabel} error={problem} help={texts.phoneHelp}>
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
        help={isAddressConfirmed === false ? texts.emailUnconfirmed : texts.emailRemindersHelp}
        checked={settings.email}
        onChange={(on) => turn('email', on)}
      />
      {deviceSwitch}
      {isAnyOn(settings) && (
        <>
          <DailyReminderFields
            half="morning"
            reminder={settings.morning}
            onChange={(morning) => change({ morning })}
          />
          <DailyReminderFields
            half="afternoon"
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
        <Button type="submit" busy={busy} busyLabel={texts.savingReminders}>
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
