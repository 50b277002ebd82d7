import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import * as texts from './texts.ts';

/** From how many characters before the limit on it is said how much is left: a tenth of it, at most 200. */
const nearTo = (limit: number): number => Math.min(Math.ceil(limit / 10), 200);

/** Whether a text is longer than its place holds, in UTF-16 units as the server counts. */
export const isTooLong = (text: string, limit: number | undefined): boolean =>
  limit !== undefined && text.trim().length > limit;

/** The same in words for a `Field`: its help near the limit, its error beyond. */
export function lengthWords(text: string, limit: number): { help?: string; error?: string } {
  if (!hasLengthNote(text, limit)) return {};
  const left = limit - text.trim().length;
  if (left >= 0) return { help: texts.charactersLeft(left) };
  return { error: texts.overLimit(-left, limit) };
}

/** Whether `LengthNote` has something to say about the text. */
export const hasLengthNote = (text: string, limit: number | undefined): limit is number =>
  limit !== undefined && text.trim().length > limit - nearTo(limit);

interface LengthNoteProps {
  /** For `aria-describedby` of what it is about. */
  id: string;
  text: string;
  limit: number;
}

/**
 * Near the limit of a text says how much room is left, beyond it how much is too much. Nothing is cut: what was typed
 * or pasted stays for the person to shorten. The running count is for the eye; a screen reader hears each stage once.
 */
export function LengthNote({ id, text, limit }: LengthNoteProps): ReactNode {
  const left = limit - text.trim().length;
  const holds = texts.limit(limit);
  if (left < 0) {
    return (
      <FieldError id={id} className="mt-2">
        <span>
          {holds} <span aria-hidden="true">{texts.charactersTooMany(-left)}</span>
        </span>
      </FieldError>
    );
  }
  return (
    <p id={id} role="status" className="mt-2 text-small text-ink-2">
      <span aria-hidden="true">{texts.charactersLeft(left)}</span>
      <span className="sr-only">{holds}</span>
    </p>
  );
}
