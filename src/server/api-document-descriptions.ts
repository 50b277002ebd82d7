/* What the document of the API says of every call, for those who program against it. */

export const REFUSALS: Record<number, string> = {
  400: 'The body or a parameter does not match its description. Nothing was changed.',
  401: 'There is no active session.',
  403: 'The caller does not have permission, or not at this time.',
  404: 'The caller has no such row.',
  409: 'The ID is already used for something else. Code vault_changed: a text is not sealed as the person’s private vault demands. Code vault_closed: the call reads texts, and only the person’s devices can, for their private vault is on.',
  413: 'The body is too large. Code storage_full: the person’s files would take more than they may.',
};

export const DONE = 'Done.';
export const REPEATED = 'A repeated call. What it was about has been deleted since.';
export const REQUEST_ID = 'The same as in x-request-id. The operator uses it to find the request in the log.';
export const IDEMPOTENCY_KEY =
  'The ID of this write. A repeat with the same ID changes nothing; a different write with it is answered with 409.';
export const SYNC_SEQ =
  'The number of this write among those of the person. GET /api/sync includes its effect from this number on.';

export const UNCHANGED = 'Nothing is new.';
export const EVENTS =
  'Server-sent events, for as long as the session lives and the server does not end them. A line that begins with a colon is a heartbeat.';
