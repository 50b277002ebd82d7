/** The databases of this app on this device; each part of the app names its own under this prefix. */
export const DATABASE_PREFIX = 'growth-loop/';
export const KEY_DATABASE = `${DATABASE_PREFIX}keys`;
