/* Answers of the server */

export const oneDirection = 'Please use either “after” or “before”, not both.';

export const noEvents = 'This server doesn’t send events. Please ask for changes from time to time.';

export const tooManyEvents = 'Too many devices are connected. Please ask for changes from time to time.';

export const keyOfFormat = 'The key’s ID belongs to texts of a private vault, and to no others';
