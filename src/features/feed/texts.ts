/* Answers of the server */

export const oneDirection = 'Please use either “after” or “before”, not both.';
