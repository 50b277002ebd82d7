/** Where local storage keeps the app lock of this device. */
export const APP_LOCK = 'app-lock';

/** Where it keeps when somebody was last here, in milliseconds since 1970; nothing while the app is locked. */
export const LAST_HERE = 'app-lock-last-here';
