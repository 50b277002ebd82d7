/* How pictures come from other apps of the device, through the share sheet of the installed app. */

/** Where the browser sends them (manifest.config.ts). The service worker takes them: they never reach the server. */
export const SHARE = '/share';

/** The page that asks what becomes of them. */
export const SHARED = '/shared';

/** Where that page gets them from, once, as form data: from the service worker. */
export const SHARED_FILES = '/shared/files';

/** The form's field that they are in. */
export const SHARED_FIELD = 'pictures';
