import type { Api } from '../../server/api.ts';
import { registerAnnouncements } from './server/announcements.ts';

export function registerReminders(api: Api): void {
  registerAnnouncements(api);
}
