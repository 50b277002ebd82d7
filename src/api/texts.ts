/* No answer from the server */

export const noConnection = 'There’s no connection right now. Please try again when you’re back online.';
/** MSG-04 */
export const unexpected = 'Something went wrong. Please try again in a few minutes.';
