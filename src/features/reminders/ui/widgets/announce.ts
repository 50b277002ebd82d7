import { newId } from '../../../../kernel/ids.ts';
import { plainCall } from '../../../../web/api.ts';
import { isUnreachable } from '../../../../web/http.ts';
import { perform } from '../../../../web/local/perform.ts';
import type { WriteRequest } from '../../../../web/local/write.ts';
import {
  type CoreProfile,
  contactAnnouncement,
  coreAnnouncement,
  type ProfileToAnnounce,
  reminderAnnouncement,
} from '../../rules.ts';

/**
 * Sends an announcement now, although the page may be left; without a connection it waits on this device with the
 * person's other writes. Answers whether it has arrived. @throws ApiError when the server refuses it
 */
async function announce(request: WriteRequest): Promise<boolean> {
  const id = newId();
  const isSent = navigator.onLine && (await send(id, request));
  if (!isSent) {
    await perform({ id, what: 'News for your reminders', request: async () => request, changes: [] });
  }
  return isSent;
}

async function send(idempotencyKey: string, { call, body }: WriteRequest): Promise<boolean> {
  try {
    await plainCall(call, { body, idempotencyKey, keepalive: true });
    return true;
  } catch (error) {
    if (isUnreachable(error)) return false;
    throw error;
  }
}

/** Tells the reminder service about new reminder settings. Answers whether it has heard. @throws ApiError */
export const announceReminders = (profile: ProfileToAnnounce): Promise<boolean> =>
  announce({ call: 'POST /functions/v1/trigger-reminder', body: reminderAnnouncement(profile) });

/**
 * Tells the reminder service and the operator's customer records about a new name or new core values. The save
 * itself is done by then, so a failure is noted for developers and never shown.
 */
export async function announceCoreProfile(profile: CoreProfile): Promise<void> {
  const outcomes = await Promise.allSettled([
    announce({ call: 'POST /functions/v1/trigger-reminder', body: coreAnnouncement(profile) }),
    announce({ call: 'POST /functions/v1/sendToGHL', body: contactAnnouncement(profile) }),
  ]);
  if (outcomes.some((outcome) => outcome.status === 'rejected')) {
    console.error('The profile was saved, but its announcement failed.');
  }
}
