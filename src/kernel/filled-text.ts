import * as z from 'zod';
import { isBlank } from './text.ts';

/** A text in the open, trimmed; a blank one is refused in the words of `blank`. */
export const filledText = (blank?: string) =>
  z
    .string()
    .trim()
    .min(1, { error: blank, abort: true })
    .refine((text) => !isBlank(text), blank);
