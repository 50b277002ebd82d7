/*
 * Every call that the browser can make, as the contracts describe it. Types only: the browser sends what the compiler
 * has checked, and the server validates, so no schema is loaded here.
 */
import type * as archive from '../features/archive/contract.ts';
import type * as attachments from '../features/attachments/contract.ts';
import type * as auth from '../features/auth/contract.ts';
import type * as billing from '../features/billing/contract.ts';
import type * as bucketList from '../features/bucket-list/contract.ts';
import type * as calendarFeed from '../features/calendar-feed/contract.ts';
import type * as content from '../features/content/contract.ts';
import type * as dashboard from '../features/dashboard/contract.ts';
import type * as feed from '../features/feed/contract.ts';
import type * as goals from '../features/goals/contract.ts';
import type * as googleTasks from '../features/google-tasks/contract.ts';
import type * as growth from '../features/growth/contract.ts';
import type * as journal from '../features/journal/contract.ts';
import type * as lessons from '../features/lessons/contract.ts';
import type * as mood from '../features/mood/contract.ts';
import type * as onThisDay from '../features/on-this-day/contract.ts';
import type * as onboarding from '../features/onboarding/contract.ts';
import type * as profile from '../features/profile/contract.ts';
import type * as reminders from '../features/reminders/contract.ts';
import type * as tasks from '../features/tasks/contract.ts';
import type * as vault from '../features/vault/contract.ts';
import type * as visions from '../features/visions/contract.ts';
import type * as weekly from '../features/weekly/contract.ts';
import type { Route } from '../kernel/route.ts';

type RoutesOf<Contract> = Extract<Contract[keyof Contract], Route>;

type AnyRoute =
  | RoutesOf<typeof archive>
  | RoutesOf<typeof attachments>
  | RoutesOf<typeof auth>
  | RoutesOf<typeof billing>
  | RoutesOf<typeof bucketList>
  | RoutesOf<typeof calendarFeed>
  | RoutesOf<typeof content>
  | RoutesOf<typeof dashboard>
  | RoutesOf<typeof goals>
  | RoutesOf<typeof googleTasks>
  | RoutesOf<typeof journal>
  | RoutesOf<typeof lessons>
  | RoutesOf<typeof mood>
  | RoutesOf<typeof onThisDay>
  | RoutesOf<typeof onboarding>
  | RoutesOf<typeof profile>
  | RoutesOf<typeof reminders>
  | RoutesOf<typeof growth>
  | RoutesOf<typeof feed>
  | RoutesOf<typeof tasks>
  | RoutesOf<typeof vault>
  | RoutesOf<typeof visions>
  | RoutesOf<typeof weekly>;

/** The routes by method and path, as in 'PATCH /api/tasks/{id}'. */
export type Routes = { [R in AnyRoute as `${Uppercase<R['method']>} ${R['path']}`]: R };
export type RouteName = keyof Routes;
