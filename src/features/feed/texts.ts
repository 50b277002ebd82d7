/* Answers of the server */

export const oneDirection = 'Please use either “after” or “before”, not both.';

export const keyOfFormat = 'The key’s ID belongs to texts of a private vault, and to no others';
