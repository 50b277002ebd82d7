/* Numbers and refusals of passkeys, apart from those that the front page loads. */

/** How many passkeys an account may have, and how long a name of one may be. */
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX = 60;
/** How long one use of a passkey may take from its beginning. */
export const PASSKEY_MINUTES = 5;

/** The codes of refusals that belong to passkeys alone. */
export const PASSKEY_CODES = {
  refused: 'passkey_refused',
  notAdded: 'passkey_not_added',
  full: 'passkeys_full',
} as const;
