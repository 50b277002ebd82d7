import { createStore } from '../browser/store.ts';
import type { SessionUser } from './auth-client.ts';
import type { Ended } from './ended.ts';

/**
 * 'signed-in' may rest on this device's hint while the server is still being asked; a refusal then ends
 * it. `unsaved` is set while a person who wants to sign out is asked about writing that is not on the server yet;
 * `ended` when the session ended without being asked to; `saidHere` in the document after that, under the same address.
 */
export interface Session {
  status: 'loading' | 'signed-out' | 'signed-in';
  user?: SessionUser;
  unsaved?: number;
  ended?: Ended;
  saidHere?: string;
}

export const {
  get: currentSession,
  set: setSession,
  subscribe: watchSession,
} = createStore<Session>({ status: 'loading' });
