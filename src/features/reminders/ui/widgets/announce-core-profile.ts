import { call } from '../../../../web/api.ts';
import { type CoreProfile, contactAnnouncement, coreAnnouncement } from '../../rules.ts';

/**
 * Tells the reminder service and the operator's customer records about a new name or new core values. The save
 * itself is done by then, so a failure is noted for developers and never shown.
 */
export async function announceCoreProfile(profile: CoreProfile): Promise<void> {
  const outcomes = await Promise.allSettled([
    call('POST /functions/v1/trigger-reminder', { body: coreAnnouncement(profile) }),
    call('POST /functions/v1/sendToGHL', { body: contactAnnouncement(profile) }),
  ]);
  if (outcomes.some((outcome) => outcome.status === 'rejected')) {
    console.error('The profile was saved, but its announcement failed.');
  }
}
