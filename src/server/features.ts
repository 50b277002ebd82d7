import { registerArchive } from '../features/archive/server.ts';
import { registerAuth } from '../features/auth/server.ts';
import { registerBilling } from '../features/billing/server.ts';
import { registerBucketList } from '../features/bucket-list/server.ts';
import { registerCalendarFeed } from '../features/calendar-feed/server.ts';
import { registerContent } from '../features/content/server.ts';
import { registerDashboard } from '../features/dashboard/server.ts';
import { registerEmails } from '../features/emails/server.ts';
import { registerFeed } from '../features/feed/server.ts';
import { registerGoals } from '../features/goals/server.ts';
import { registerGoogleTasks } from '../features/google-tasks/server.ts';
import { registerGrowth } from '../features/growth/server.ts';
import { registerJournal } from '../features/journal/server.ts';
import { registerLessons } from '../features/lessons/server.ts';
import { registerMood } from '../features/mood/server.ts';
import { registerOnThisDay } from '../features/on-this-day/server.ts';
import { registerOnboarding } from '../features/onboarding/server.ts';
import { registerProfile } from '../features/profile/server.ts';
import { registerReminders } from '../features/reminders/server.ts';
import { registerTasks } from '../features/tasks/server.ts';
import { registerVisions } from '../features/visions/server.ts';
import { registerWeekly } from '../features/weekly/server.ts';
import type { Api } from './api.ts';

/** Every feature's routes. A feature that is not listed here does not exist for the outside. */
export function registerFeatures(api: Api): void {
  registerAuth(api);
  registerBilling(api);
  registerProfile(api);
  registerOnboarding(api);
  registerReminders(api);
  registerEmails(api);
  registerCalendarFeed(api);
  registerGoals(api);
  registerTasks(api);
  registerGoogleTasks(api);
  registerBucketList(api);
  registerVisions(api);
  registerJournal(api);
  registerLessons(api);
  registerWeekly(api);
  registerContent(api);
  registerGrowth(api);
  registerOnThisDay(api);
  registerMood(api);
  registerFeed(api);
  registerDashboard(api);
  registerArchive(api);
}
