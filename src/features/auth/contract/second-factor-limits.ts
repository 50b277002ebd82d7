/* Numbers and refusals of two-step sign-in, apart from those that the front page loads. */

/** How long a code is waited for once the password was right. */
export const FACTOR_MINUTES = 10;
/** How long setting up may take from its beginning to the first right code. */
export const FACTOR_SETUP_MINUTES = 60;
/** For how long a device that is trusted is asked for no code. */
export const TRUSTED_DAYS = 30;
/** How many recovery codes are made at once. */
export const RECOVERY_CODES = 10;

/** The codes of refusals that belong to two-step sign-in alone. */
export const SECOND_FACTOR_CODES = {
  wrong: 'second_factor_wrong',
  expired: 'second_factor_expired',
  on: 'second_factor_on',
  off: 'second_factor_off',
  notBegun: 'second_factor_not_begun',
} as const;
