import { dayNumber, type LocalDate } from '../../../kernel/calendar.ts';
import type { SyncedRows } from '../../feed/contract.ts';
import { BADGES, type GrowthDay, isClosed, type Period } from '../../growth/rules.ts';
import { columnOf, SECTIONS } from '../../visions/contract/limits.ts';
import { isWritten } from '../../visions/rules/html.ts';
import type { ChecklistFact } from '../contract/limits.ts';
import type { Checklist } from '../contract.ts';
import * as texts from '../texts.ts';

export interface ChecklistItem {
  fact: ChecklistFact;
  text: string;
}

export interface ChecklistStage {
  name: string;
  items: readonly ChecklistItem[];
}

/** The five stages of the Growth Checklist, from the first day to a habit that carries. */
export const CHECKLIST: readonly ChecklistStage[] = [
  {
    name: texts.clarityStage,
    items: [
      { fact: 'intentions_chosen', text: texts.intentionsChosen },
      { fact: 'core_word_chosen', text: texts.coreWordChosen },
      { fact: 'core_values_chosen', text: texts.coreValuesChosen },
    ],
  },
  {
    name: texts.loopStage,
    items: [
      { fact: 'entry_written', text: texts.entryWritten },
      { fact: 'action_completed', text: texts.actionCompleted },
      { fact: 'lesson_noted', text: texts.lessonNoted },
      { fact: 'loop_closed', text: texts.allThreeDone },
    ],
  },
  {
    name: texts.habitStage,
    items: [
      { fact: 'three_days', text: texts.threeDays },
      { fact: 'seven_days', text: texts.sevenDays },
      { fact: 'reminder_set', text: texts.reminderSet },
      { fact: 'ten_actions', text: texts.tenActions },
    ],
  },
  {
    name: texts.goalStage,
    items: [
      { fact: 'goal_named', text: texts.goalNamed },
      { fact: 'goal_reached', text: texts.goalReached },
      { fact: 'weekly_badge', text: texts.weeklyBadge },
      { fact: 'visions_written', text: texts.visionsWritten },
      { fact: 'bucket_list_started', text: texts.bucketListStarted },
    ],
  },
  {
    name: texts.lookBackStage,
    items: [
      { fact: 'thirty_entries', text: texts.thirtyEntries },
      { fact: 'ten_lessons', text: texts.tenLessons },
      { fact: 'vision_reviewed', text: texts.visionReviewed },
      { fact: 'monthly_badge', text: texts.monthlyBadge },
    ],
  },
];

/** What the Growth Checklist's facts are worked out from: a person's own rows, or how many there are. */
export interface ChecklistRows {
  profile: Omit<SyncedRows['profiles'], 'seq'> | undefined;
  intentions: number;
  entries: number;
  lessons: number;
  days: readonly GrowthDay[];
  goals: readonly Pick<SyncedRows['previous_goals'], 'status'>[];
  bucketListItems: number;
}

/** The longest run of journaled days there ever was, so that a break never takes an item away. */
function longestRun(days: readonly GrowthDay[]): number {
  const journaled = new Set(days.filter((day) => day.journaled).map(({ date }) => dayNumber(date)));
  let longest = 0;
  for (const first of journaled) {
    if (journaled.has(first - 1)) continue;
    let length = 1;
    while (journaled.has(first + length)) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** Which week a day is of; weeks run Sunday to Saturday, and day 0 was a Thursday. */
const weekNumber = (date: LocalDate): number => Math.floor((dayNumber(date) + 4) / 7);

/** The most points of one period; `periodOf` says which one a day is of. */
function mostPoints(days: readonly GrowthDay[], periodOf: (date: LocalDate) => string | number): number {
  const sums = new Map<string | number, number>();
  for (const { date, points } of days) {
    const period = periodOf(date);
    sums.set(period, (sums.get(period) ?? 0) + points);
  }
  return Math.max(0, ...sums.values());
}

const firstBadge = (period: Period): number => BADGES[period][0]?.from ?? Number.MAX_SAFE_INTEGER;

const isChosen = (text: string | null | undefined): boolean => Boolean(text);

/** The facts of the Growth Checklist, as GET /api/checklist answers them. */
export function checklistOf({
  profile,
  intentions,
  entries,
  lessons,
  days,
  goals,
  bucketListItems,
}: ChecklistRows): Checklist {
  const run = longestRun(days);
  const actions = days.reduce((sum, day) => sum + day.actions, 0);
  const values = [profile?.core_value_1, profile?.core_value_2, profile?.core_value_3];
  return {
    intentions_chosen: intentions > 0,
    core_word_chosen: isChosen(profile?.core_word),
    core_values_chosen: values.every((value) => value !== undefined && value !== null),
    entry_written: entries > 0,
    action_completed: actions > 0,
    lesson_noted: lessons > 0,
    loop_closed: days.some(isClosed),
    three_days: run >= 3,
    seven_days: run >= 7,
    reminder_set: Boolean(profile?.phone_reminders_enabled || profile?.email_reminders_enabled),
    ten_actions: actions >= 10,
    goal_named: goals.length > 0,
    goal_reached: goals.some(({ status }) => status === 'completed'),
    weekly_badge: mostPoints(days, weekNumber) >= firstBadge('week'),
    visions_written: SECTIONS.every((section) => isWritten(profile?.[columnOf(section)])),
    bucket_list_started: bucketListItems > 0,
    vision_reviewed: days.some((day) => day.vision_reviewed),
    thirty_entries: entries >= 30,
    ten_lessons: lessons >= 10,
    monthly_badge: mostPoints(days, (date) => date.slice(0, 7)) >= firstBadge('month'),
  };
}
