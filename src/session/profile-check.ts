/*
 * These two are asked while the session is still being established, and `call` waits for that: so they go without it.
 */
import { ApiError, send } from '../api/http.ts';
import { usableToken } from './access-token.ts';
import { authCallsSignal } from './auth-client.ts';

/** Creates the person's profile if it is missing. @throws ApiError */
export async function ensureProfile(): Promise<void> {
  const { value } = await usableToken();
  await send('/api/profile/ensure', { method: 'POST', token: value, signal: authCallsSignal() });
}

/** Gives a profile that was just made the zone of this device. @throws ApiError, also when the server knows no such zone */
export async function presetZone(time_zone: string): Promise<void> {
  const { value } = await usableToken();
  const body = { time_zone };
  await send('/api/profile', { method: 'PATCH', body, token: value, signal: authCallsSignal() });
}

/** Whether the person has a profile. @throws ApiError when that cannot be told */
export async function hasProfile(): Promise<boolean> {
  const { value } = await usableToken();
  try {
    await send('/api/profile', { token: value, signal: authCallsSignal() });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}
