/*
 * What people fill in, checked alike by the form and by the server. Apart from the other schemas, so that a form
 * loads no more than its own rules. Blanks around a value never count.
 */
import * as z from 'zod';
import { filledText } from '../../../kernel/filled-text.ts';
import * as texts from '../texts.ts';
import { ADDRESS, canonicalAddress } from './address.ts';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';

export const emailSchema = z
  .string()
  .trim()
  .min(1, texts.emailRequired)
  .max(EMAIL_MAX, texts.emailInvalid)
  .transform(canonicalAddress)
  .pipe(z.string().max(EMAIL_MAX, texts.emailInvalid).regex(ADDRESS, texts.emailInvalid));

/** A password that is to be set; `tooShort` is what the form says of fewer than six characters. */
export const passwordSchema = (tooShort: string) =>
  z.string().trim().min(PASSWORD_MIN, tooShort).max(PASSWORD_MAX, texts.passwordTooLong);

export const currentPasswordSchema = z
  .string()
  .trim()
  .min(1, texts.currentPasswordMissing)
  .max(1000, texts.currentPasswordWrong);

export const newAccountSchema = z.object({
  name: filledText(texts.nameRequired).max(NAME_MAX),
  email: emailSchema,
  password: passwordSchema(texts.passwordTooShort),
});
export type NewAccount = z.input<typeof newAccountSchema>;

const typedTwice = (tooShort: string) => ({ fresh: passwordSchema(tooShort), again: z.string().trim() });
const isSame = ({ fresh, again }: { fresh: string; again: string }) => fresh === again;

/** The form of a recovery: a new password, typed twice. */
export const newPasswordForm = z
  .object(typedTwice(texts.passwordTooShort))
  .refine(isSame, { path: ['again'], error: texts.passwordsDiffer });

/** The form of the settings: the present password, and a new one typed twice. */
export const passwordChangeForm = z
  .object({ current: currentPasswordSchema, ...typedTwice(texts.newPasswordTooShort) })
  .refine(isSame, { path: ['again'], error: texts.newPasswordsDiffer });

/** What is wrong with each field, told to the person; a field without a problem has no key. */
export type Problems<Values> = Partial<Record<keyof Values, string>>;

/** Looks over what was filled in. */
export function problemsOf<Values extends object>(
  form: z.ZodType<unknown, Values>,
  values: Values,
): Problems<Values> {
  const problems: Problems<Values> = {};
  for (const { path, message } of form.safeParse(values).error?.issues ?? []) {
    problems[path[0] as keyof Values] ??= message;
  }
  return problems;
}
