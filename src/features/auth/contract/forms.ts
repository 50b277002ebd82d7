/*
 * What people fill in, checked alike by the form and by the server. Apart from the other schemas, so that a form
 * loads no more than its own rules. Blanks around a value never count.
 */
import * as z from 'zod';
import { filledText } from '../../../kernel/filled-text.ts';
import { ADDRESS, canonicalAddress } from './address.ts';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import { AUTH_MESSAGES } from './messages.ts';

export const emailSchema = z
  .string()
  .trim()
  .min(1, AUTH_MESSAGES.emailRequired)
  .max(EMAIL_MAX, AUTH_MESSAGES.emailInvalid)
  .transform(canonicalAddress)
  .pipe(z.string().max(EMAIL_MAX, AUTH_MESSAGES.emailInvalid).regex(ADDRESS, AUTH_MESSAGES.emailInvalid));

/** A password that is to be set; `tooShort` is what the form says of fewer than six characters. */
export const passwordSchema = (tooShort: string) =>
  z.string().trim().min(PASSWORD_MIN, tooShort).max(PASSWORD_MAX, AUTH_MESSAGES.passwordTooLong);

export const currentPasswordSchema = z
  .string()
  .trim()
  .min(1, AUTH_MESSAGES.currentPasswordMissing)
  .max(1000, AUTH_MESSAGES.currentPasswordWrong);

export const newAccountSchema = z.object({
  name: filledText(AUTH_MESSAGES.nameRequired).max(NAME_MAX),
  email: emailSchema,
  password: passwordSchema(AUTH_MESSAGES.passwordTooShort),
});
export type NewAccount = z.input<typeof newAccountSchema>;

const typedTwice = (tooShort: string) => ({ fresh: passwordSchema(tooShort), again: z.string().trim() });
const isSame = ({ fresh, again }: { fresh: string; again: string }) => fresh === again;

/** The form of a recovery: a new password, typed twice. */
export const newPasswordForm = z
  .object(typedTwice(AUTH_MESSAGES.passwordTooShort))
  .refine(isSame, { path: ['again'], error: AUTH_MESSAGES.passwordsDiffer });

/** The form of the settings: the present password, and a new one typed twice. */
export const passwordChangeForm = z
  .object({ current: currentPasswordSchema, ...typedTwice(AUTH_MESSAGES.newPasswordTooShort) })
  .refine(isSame, { path: ['again'], error: AUTH_MESSAGES.newPasswordsDiffer });

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
