/*
 * What pages tell the service worker and ask it. Page and worker may be of different releases, so whatever one of them has
 * ever understood keeps its meaning.
 */

/** Has the worker serve its own release from now on, and take the place of the present worker where it waits. */
export const TAKE_OVER = 'take-over';

/** Asks for a `WorkersRelease`, which the worker sends to the port that comes along. */
export const WHICH_RELEASE = 'which-release';

/** Whether the release that pages are served stays until the person takes another one. */
export interface Hold {
  hold: boolean;
}

/** The answer to `WHICH_RELEASE`, and to `TAKE_OVER` where a port comes along. */
export interface WorkersRelease {
  /** The release that the worker has brought. */
  id: string;
  /** Whether pages are served another one. */
  isNewer: boolean;
  /** Whether that one may stay until the person takes this one. */
  isOffered: boolean;
}
