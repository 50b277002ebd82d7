/*
 * What the time is, although this device's clock may be wrong: each answer of the server says its own. The difference
 * is kept, for a device that is started without a network.
 */
import { localStore } from './web-storage.ts';

const KEPT = 'clock';

/** What a clock may be off, in milliseconds, without being corrected: the server says whole seconds only. */
const TOLERANCE = 30_000;

let difference = Number(localStore.get(KEPT)) || 0;

/** Notes the `Date` header of an answer to a call that was sent and answered at these milliseconds of this device. */
export function noteServerTime(date: string | null, asked: number, answered: number): void {
  const server = date === null ? Number.NaN : Date.parse(date);
  // Nobody knows when in all that time the server spoke: the device slept meanwhile, or its clock was set.
  if (Number.isNaN(server) || Math.abs(answered - asked) > TOLERANCE) return;
  const found = server - (asked + answered) / 2;
  const next = Math.abs(found) <= TOLERANCE ? 0 : found;
  if (Math.abs(next - difference) <= TOLERANCE && (next === 0) === (difference === 0)) return;
  difference = next;
  localStore.set(KEPT, String(difference));
}

/** The present instant by the server's clock, as far as this device has heard of it. */
export const deviceNow = (): Date => new Date(Date.now() + difference);
