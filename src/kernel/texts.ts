/* Answers of the server */

/** MSG-04 */
export const unexpected = 'Something went wrong. Please try again in a few minutes.';
/** MSG-16 */
export const unauthenticated = 'No authenticated user found. Please sign in again.';
export const forbidden = 'You don’t have permission to do that.';
export const paymentRequired =
  'Your trial has ended. Everything you wrote is safe. Choose a plan to keep writing.';
export const idTaken = 'Something else has already been saved under this ID.';

export const vaultChanged =
  'Your private vault was turned on or off, or its key was changed. Nothing was lost. Please try again in a moment.';

/* Input that is refused */

export const notADay = 'This day doesn’t exist';
export const notSealed = 'This isn’t encrypted text';
export const notAPageEnd = 'This isn’t a valid cursor';

/* In place of what cannot be read */

/** MSG-43 */
export const waiting = '[Waiting for authentication...]';
/** MSG-44 */
export const unreadable = '[Decryption failed]';
/** MSG-42 */
export const notReady = 'Encryption not ready - waiting for authentication';
/** MSG-50 */
export const invalidDate = 'Invalid date';
