import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';
import * as texts from './texts.ts';

interface Wiring {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

const FieldContext = createContext<Wiring>({});

/** The ids that tie an input to the `Field` around it; empty outside of one. */
export function useFieldWiring(): Wiring {
  return useContext(FieldContext);
}

export interface FieldProps {
  label: ReactNode;
  /** Hides the label from sight, never from assistive technology. */
  labelHidden?: boolean;
  help?: ReactNode;
  error?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  /** For several inputs under one label: a group instead of a label for one input. */
  group?: boolean;
  /** Places the field. */
  className?: string;
  children: ReactNode;
}

/** A label above its input, with help and error below; the kit's inputs inside wire themselves to it. */
export function Field(props: FieldProps): ReactNode {
  const { label, labelHidden, help, error, optional, group, className, children } = props;
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const described = [error && errorId, help && helpId].filter(Boolean).join(' ') || undefined;
  const wiring: Wiring = {
    ...(group ? {} : { id }),
    ...(described ? { 'aria-describedby': described } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  };
  const text = (
    <>
      {label}
      {optional && <span className="font-normal text-ink-2"> {texts.optional}</span>}
    </>
  );
  const below = (
    <>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {help && (
        <p className="text-small/5.5 text-ink-2" id={helpId}>
          {help}
        </p>
      )}
    </>
  );
  const look = labelHidden ? 'sr-only' : 'text-small font-semibold';
  if (group) {
    return (
      <fieldset className={classNames('grid gap-[6px]', className)} aria-describedby={described}>
        <legend className={classNames('mb-[6px]', look)}>{text}</legend>
        <FieldContext value={{}}>{children}</FieldContext>
        {below}
      </fieldset>
    );
  }
  return (
    <div className={classNames('grid gap-[6px]', className)}>
      <label htmlFor={id} className={look}>
        {text}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {below}
    </div>
  );
}
