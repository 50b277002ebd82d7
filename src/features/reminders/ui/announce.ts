import { isUnreachable } from '../../../api/http.ts';
import { newId } from '../../../kernel/ids.ts';
import { plainCall } from '../../../session/call.ts';
import type { MutationRequest } from '../../../session/perform.ts';
import { perform } from '../../../session/perform.ts';
import type { CoreProfileUpdate, ReminderSettingsUpdate } from '../contract.ts';
import {
  type CoreProfile,
  contactAnnouncement,
  coreAnnouncement,
  type ProfileToAnnounce,
  reminderAnnouncement,
} from '../rules.ts';
import * as texts from '../texts.ts';

type ReminderNews = CoreProfileUpdate | ReminderSettingsUpdate;

/**
 * Sends an announcement now, although the page may be left; without a connection `later` waits on this device with the
 * person's other writes. Answers whether it has arrived. @throws ApiError when the server refuses it
 */
async function announce(request: MutationRequest, later = request): Promise<boolean> {
  const isSent = navigator.onLine && (await send(newId(), request));
  if (!isSent) await perform({ what: texts.reminderUpdate, request: async () => later, changes: [] });
  return isSent;
}

/**
 * To the reminder service. What waited for a connection is not refused any more by a service that does not take it:
 * the person is no longer at the settings and could do nothing about it, so the server tries again by itself.
 */
const announceToReminders = (body: ReminderNews): Promise<boolean> =>
  announce(
    { call: 'POST /functions/v1/trigger-reminder', body },
    { call: 'POST /functions/v1/trigger-reminder/later', body },
  );

async function send(idempotencyKey: string, { call, body }: MutationRequest): Promise<boolean> {
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
  announceToReminders(reminderAnnouncement(profile));

/**
 * Tells the reminder service and the operator's customer records about a new name or new core values. The save
 * itself is done by then, so a failure is noted for developers and never shown.
 */
export async function announceCoreProfile(profile: CoreProfile): Promise<void> {
  const outcomes = await Promise.allSettled([
    announceToReminders(coreAnnouncement(profile)),
    announce({ call: 'POST /functions/v1/sendToGHL', body: contactAnnouncement(profile) }),
  ]);
  if (outcomes.some((outcome) => outcome.status === 'rejected')) {
    console.error('The profile was saved, but its announcement failed.');
  }
}
