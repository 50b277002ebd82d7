import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { LocalDate } from '../kernel/calendar.ts';
import { isBlank } from '../kernel/text.ts';
import { isFullDate, typedDate } from '../kernel/typed-date.ts';
import { dayFormatter } from '../kernel/written-days.ts';
import styles from './date-picker.module.css';
import { DatePopover } from './date-popover.tsx';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { CalendarMark } from './icons.ts';
import { TextInput } from './text-input.tsx';
import * as texts from './texts.ts';

interface DatePickerProps extends Pick<FieldProps, 'help' | 'error' | 'className'> {
  label: string;
  /** Undefined while none is chosen. */
  value: LocalDate | undefined;
  /** The first and the last day that the calendar offers. What is typed beyond them is for the form to judge. */
  min?: LocalDate | undefined;
  max?: LocalDate | undefined;
  today: LocalDate;
  /** Undefined when the field was emptied, or holds what is no day. */
  onChange: (day: LocalDate | undefined) => void;
}

const shortDay = dayFormatter({ month: 'short', day: 'numeric', year: 'numeric' });

/** A day, typed in any plain form or chosen from a calendar. */
export function DatePicker(props: DatePickerProps): ReactNode {
  const { label, value, min, max, today, onChange, help, error, className } = props;
  /** What stands in the field while it is not (yet) the value. */
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const popover = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const choose = (day: LocalDate | undefined): void => {
    if (day !== value) onChange(day);
  };
  const type = (text: string): void => {
    setTyped(text);
    setWrong(false);
    if (isBlank(text)) choose(undefined);
    // Nobody who types a day waits for the field to be left; a year that is being typed says another one until it is there.
    if (isFullDate(text)) choose(typedDate(text, { today, min, max }));
  };
  const take = (): void => {
    if (typed === undefined) return;
    const day = typedDate(typed, { today, min, max });
    choose(day);
    if (day !== undefined || isBlank(typed)) setTyped(undefined);
    else setWrong(true);
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') take();
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Field label={label} help={help} error={isWrong ? texts.dateNotKnown : error} className={className}>
      <div ref={box} className={styles.box}>
        <TextInput
          dir={undefined}
          placeholder={texts.datePlaceholder}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={40}
          value={typed ?? (value === undefined ? '' : shortDay(value))}
          onChange={(event) => type(event.target.value)}
          onBlur={take}
          onKeyDown={keyDown}
        />
        <IconButton
          ref={button}
          label={texts.chooseDateLabel(label)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? popover : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <CalendarMark />
        </IconButton>
        {isOpen && (
          <DatePopover
            id={popover}
            label={texts.chooseDateLabel(label)}
            beside={box}
            value={value}
            min={min}
            max={max}
            today={today}
            onChoose={(day) => {
              setTyped(undefined);
              setWrong(false);
              choose(day);
              close();
            }}
            onClose={close}
            onLeave={() => setOpen(false)}
          />
        )}
      </div>
    </Field>
  );
}
