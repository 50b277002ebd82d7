import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { besideWriting } from './beside-writing.ts';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';
import { hasLengthNote, isTooLong, LengthNote } from './length-note.tsx';
import { useStore } from './use-store.ts';
import styles from './writing-area.module.css';

interface WritingAreaProps {
  /** The question or name of what is written. */
  label: string;
  /** Hides the label from sight, e.g. when a heading above says the same. */
  labelHidden?: boolean;
  /** How a visible label looks: as the dashboard's question, or as a smaller heading after another area. */
  labelLook?: 'question' | 'subheading';
  /** The id of a visible heading that names the area instead of `label`. */
  labelledBy?: string;
  describedBy?: string;
  value: string;
  onChange: (text: string) => void;
  /** The larger writing of a page that is about nothing else. */
  large?: boolean;
  /** Places the area and says how high it is at least. */
  className?: string;
  placeholder?: string;
  /** Longest text taken, in characters. A longer one stays, and the area says how much is too much. */
  maxLength?: number;
  error?: string | undefined;
  /** The text cannot be taken, and the view says elsewhere why. */
  invalid?: boolean;
  /** Draws the margin line; off inside a dashboard step, which draws its own. */
  line?: boolean;
  autoFocus?: boolean;
  /** While what is written is being saved: it can be read and copied, and nothing new is taken. */
  readOnly?: boolean;
  /** Ctrl or Cmd with Enter: the view's Next or Save. */
  onSubmitShortcut?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: RefObject<HTMLTextAreaElement | null>;
}

const labelClass = {
  question: classNames('text-question', styles.question),
  subheading: styles.subheading,
};

const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Where browsers cannot size a field by its content, the height follows the text by measurement. */
function useHeightOfText(area: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (growsByItself || !element || value === undefined) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [area, value]);
}

/** A place to write: no box, a margin line that turns green, grows with the text and never scrolls inside. */
export function WritingArea(props: WritingAreaProps): ReactNode {
  const { label, labelHidden, labelLook = 'question', labelledBy, describedBy, value, onChange } = props;
  const {
    large = false,
    className,
    line = true,
    placeholder,
    maxLength,
    error,
    invalid,
    autoFocus,
    readOnly,
    onSubmitShortcut,
    onKeyDown,
    ref,
  } = props;
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const area = ref ?? own;
  const Beside = useStore(besideWriting);
  useHeightOfText(area, value);

  // Before it is seen: whoever types at once loses no letter.
  useLayoutEffect(() => {
    const element = area.current;
    if (!autoFocus || !element) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }, [autoFocus, area]);

  const keyDown = (event: KeyboardEvent): void => {
    onKeyDown?.(event);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    if (!onSubmitShortcut) return;
    event.preventDefault();
    onSubmitShortcut();
  };

  const noted = hasLengthNote(value, maxLength);
  const described =
    [error && `${id}-error`, noted && `${id}-length`, describedBy].filter(Boolean).join(' ') || undefined;
  return (
    <>
      {!labelledBy && (
        <label htmlFor={id} className={labelHidden ? 'sr-only' : labelClass[labelLook]}>
          {label}
        </label>
      )}
      <div
        className={classNames(
          styles.area,
          line && 'margin-line',
          line && styles.lined,
          large && styles.large,
          className,
        )}
      >
        <textarea
          ref={area}
          id={id}
          rows={2}
          dir="auto"
          value={value}
          placeholder={placeholder}
          readOnly={readOnly}
          // A browser that may restore what was typed keeps it readable in its session files.
          autoComplete="off"
          spellCheck
          aria-labelledby={labelledBy}
          aria-describedby={described}
          aria-invalid={error || invalid || isTooLong(value, maxLength) ? true : undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={keyDown}
        />
        {Beside && !readOnly && <Beside area={area} />}
      </div>
      {noted && <LengthNote id={`${id}-length`} text={value} limit={maxLength} />}
      {error && (
        <FieldError className="mt-3" id={`${id}-error`}>
          {error}
        </FieldError>
      )}
    </>
  );
}
