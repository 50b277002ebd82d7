import { type LocalDate, localDateOf } from '../../kernel/calendar.ts';
import type { ReminderDay } from '../reminders/contract/limits.ts';

const REVIEWED_VISIONS = [
  'professional_vision',
  'personal_vision',
  'health_vision',
  'relationships_vision',
  'ideal_day',
] as const;

/** What of a profile stands in its calendar: times, days and dates, and no words. */
export type CalendarFacts = {
  time_zone: string;
  reminder_time_am: string | null;
  reminder_time_pm: string | null;
  reminder_days_am: ReminderDay[];
  reminder_days_pm: ReminderDay[];
  bucket_list_next_review: string | null;
} & Record<`${(typeof REVIEWED_VISIONS)[number]}_next_review`, string | null>;

/** Every week on these days at that time of the person's zone, 'HH:MM' on the 24-hour clock. */
export interface ReminderEvent {
  kind: 'reminder';
  /** Names it within the feed, for as long as there is one. */
  name: string;
  summary: string;
  time: string;
  days: ReminderDay[];
}

/** All of one day. */
export interface ReviewEvent {
  kind: 'review';
  name: string;
  summary: string;
  date: LocalDate;
}

/** What the events are called. */
type EventNames = Record<
  'clarifyEvent' | 'lessonEvent' | 'visionReviewEvent' | 'bucketListReviewEvent',
  string
>;

/** What stands in a person's calendar, in a fixed order. */
export function eventsOf(facts: CalendarFacts, names: EventNames): (ReminderEvent | ReviewEvent)[] {
  return [
    ...reminder('morning', names.clarifyEvent, facts.reminder_time_am, facts.reminder_days_am),
    ...reminder('afternoon', names.lessonEvent, facts.reminder_time_pm, facts.reminder_days_pm),
    ...REVIEWED_VISIONS.flatMap((vision) =>
      review(vision, names.visionReviewEvent, facts[`${vision}_next_review`], facts.time_zone),
    ),
    ...review('bucket_list', names.bucketListReviewEvent, facts.bucket_list_next_review, facts.time_zone),
  ];
}

function reminder(name: string, summary: string, time: string | null, days: ReminderDay[]): ReminderEvent[] {
  return time === null || days.length === 0 ? [] : [{ kind: 'reminder', name, summary, time, days }];
}

const review = (name: string, summary: string, at: string | null, zone: string): ReviewEvent[] =>
  at === null ? [] : [{ kind: 'review', name, summary, date: localDateOf(new Date(at), zone) }];
