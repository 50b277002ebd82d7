/** The codes of refusals that belong to this feature alone. */
export const AUTH_CODES = {
  signInFailed: 'sign_in_failed',
  signUpRefused: 'sign_up_refused',
  signUpProfileFailed: 'profile_failed',
  linkInvalid: 'link_invalid',
  currentPasswordWrong: 'current_password_wrong',
  emailUnconfirmed: 'email_unconfirmed',
  passwordCommon: 'password_common',
  passwordBreached: 'password_breached',
  tooManyAttempts: 'too_many_attempts',
  proofNeeded: 'proof_needed',
  foreignOrigin: 'foreign_origin',
} as const;
