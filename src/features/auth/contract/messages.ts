/*
 * The messages and codes of the contract, apart from its schemas: the front page needs them without a validation library.
 */

export const AUTH_MESSAGES = {
  signInFailed: "We couldn't sign you in. Please check your email and password, then try again.",
  profileNotFound: "We couldn't find your profile. Please contact support.",
  profileNotCreated: "We couldn't create your profile. Please contact support.",
  unexpected: 'Something went wrong. Please try again in a few minutes.',
  recoverySent: 'Check your email for password reset instructions.',
  emailMissing: 'Please enter your email address.',
  noUserReturned: 'No user returned',
  signUpProfileFailed: 'Failed to create user profile',
  signUpFailed: 'Something went wrong',
  signUpRefused:
    "We couldn't create an account with these details. If you already have one, sign in or reset your password.",
  signedUp: 'Account created! Redirecting...',
  nameRequired: 'Please enter your name',
  emailRequired: 'Please enter your email',
  emailInvalid: 'Please enter a valid email address',
  passwordTooShort: 'Password must be at least 6 characters long',
  passwordTooLong: 'Password must be at most 128 characters long',
  passwordsDiffer: 'Passwords do not match',
  linkInvalid: 'Invalid or expired recovery link. Please request a new one.',
  emailChangeStarted: 'Email update initiated. Please check your new email for verification.',
  passwordChanged: 'Password updated successfully.',
  currentPasswordMissing: 'Please enter your current password',
  currentPasswordWrong: 'Current password is incorrect',
  newPasswordTooShort: 'New password must be at least 6 characters long',
  newPasswordsDiffer: 'New passwords do not match',
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  emailUnconfirmed: 'Please confirm your email address first. We have sent you a new link.',
} as const;

/** The codes of refusals that belong to this feature alone. */
export const AUTH_CODES = {
  signInFailed: 'sign_in_failed',
  signUpRefused: 'sign_up_refused',
  signUpProfileFailed: 'profile_failed',
  linkInvalid: 'link_invalid',
  currentPasswordWrong: 'current_password_wrong',
  emailUnconfirmed: 'email_unconfirmed',
  tooManyAttempts: 'too_many_attempts',
  foreignOrigin: 'foreign_origin',
} as const;
