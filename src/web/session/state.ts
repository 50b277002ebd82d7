import type { SessionUser } from './auth-client.ts';

/**
 * 'signed-in' may rest on this device's hint while the server is still being asked; a refusal then ends
 * it. `unsaved` is set while a person who wants to sign out is asked about writing that is not on the server yet.
 */
export interface Session {
  status: 'loading' | 'signed-out' | 'signed-in';
  user?: SessionUser;
  unsaved?: number;
}

let session: Session = { status: 'loading' };
const listeners = new Set<() => void>();

export const currentSession = (): Session => session;

export function setSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
