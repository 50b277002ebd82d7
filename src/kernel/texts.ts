/* Answers of the server */

/** MSG-04 */
export const unexpected = 'Something went wrong. Please try again in a few minutes.';
/** MSG-16 */
export const unauthenticated = 'No authenticated user found. Please sign in again.';
export const forbidden = 'You don’t have permission to do that.';
export const paymentRequired =
  'Your trial has ended. Everything you wrote is saved. Choose a plan to keep writing.';
export const idTaken = 'Something else has already been saved under this ID.';
