import { PASSWORD_MIN } from '../contract/limits.ts';
import { AUTH_MESSAGES } from '../contract/messages.ts';

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

/** What is wrong with each field, as a message; a field without a problem has no key. */
export type RegistrationProblems = Partial<Record<keyof NewAccount, string>>;

/** Looks over what was filled in. Blanks around a value do not count. */
export function problemsOf({ name, email, password }: NewAccount): RegistrationProblems {
  const problems: RegistrationProblems = {};
  if (!name.trim()) problems.name = AUTH_MESSAGES.nameRequired;
  if (!email.trim()) problems.email = AUTH_MESSAGES.emailRequired;
  if (password.trim().length < PASSWORD_MIN) problems.password = AUTH_MESSAGES.passwordTooShort;
  return problems;
}

/** What is wrong with a new password that was typed twice, if anything. */
export function passwordProblem(password: string, repeated: string): string | undefined {
  if (password.trim().length < PASSWORD_MIN) return AUTH_MESSAGES.passwordTooShort;
  if (password.trim() !== repeated.trim()) return AUTH_MESSAGES.passwordsDiffer;
  return undefined;
}
