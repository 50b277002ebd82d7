import { TZDate } from '@date-fns/tz';
import ical, {
  type ICalCalendar,
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  ICalWeekday,
} from 'ical-generator';
import { addDays, type LocalDate, localDateOf } from '../../../kernel/calendar.ts';
import type { Config } from '../../../server/config.ts';
import { REMINDER_DAYS, type ReminderDay } from '../../reminders/contract/limits.ts';
import { type CalendarFacts, eventsOf, type ReminderEvent, type ReviewEvent } from '../rules.ts';
import { texts } from '../spoken-texts.ts';
import { vtimezone } from './vtimezone.ts';

/** A feed as it is written down. */
interface Feed extends CalendarFacts {
  feed_id: string;
  created_at: string;
  changed_at: string;
}

const WEEKDAYS: Record<ReminderDay, ICalWeekday> = {
  Sun: ICalWeekday.SU,
  Mon: ICalWeekday.MO,
  Tue: ICalWeekday.TU,
  Wed: ICalWeekday.WE,
  Thu: ICalWeekday.TH,
  Fri: ICalWeekday.FR,
  Sat: ICalWeekday.SA,
};

const REMINDER_MINUTES = 15;
/** Calendars are asked to look again after so many seconds. */
const LOOK_AGAIN = 3600;
/** For how many years ahead clock changes are written down. */
const YEARS_AHEAD = 6;

/** The feed as iCalendar text (RFC 5545). It is the same for as long as nothing of it and not the year has changed. */
export function calendarText(
  { productName, appUrl }: Pick<Config, 'productName' | 'appUrl'>,
  feed: Feed,
  now: Date,
): string {
  const from = new Date(feed.created_at).getUTCFullYear() - 1;
  const to = now.getUTCFullYear() + YEARS_AHEAD;
  const calendar = ical({
    name: productName,
    prodId: { company: productName, product: 'Calendar' },
    // Without a zone of its own: the generator would write its stamps, which are in UTC, on that zone's clock.
    timezone: { name: null, generator: (name) => vtimezone(name, { from, to }) },
    ttl: LOOK_AGAIN,
  });
  for (const event of eventsOf(feed, texts)) {
    const common = {
      id: `${event.name}.${feed.feed_id}@${new URL(appUrl).hostname}`,
      summary: event.summary,
      stamp: new Date(feed.changed_at),
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      url: `${appUrl}/dashgrowthloop`,
    };
    if (event.kind === 'review') addReview(calendar, common, event);
    else addReminder(calendar, common, event, feed);
  }
  return calendar.toString();
}

type Common = Omit<ICalEventData, 'start'>;

function addReview(calendar: ICalCalendar, common: Common, { date }: ReviewEvent): void {
  calendar.createEvent({
    ...common,
    start: dayAt(date, '00:00', 'UTC'),
    end: dayAt(addDays(date, 1), '00:00', 'UTC'),
    allDay: true,
  });
}

function addReminder(calendar: ICalCalendar, common: Common, event: ReminderEvent, feed: Feed): void {
  const start = firstOf(event, localDateOf(new Date(feed.created_at), feed.time_zone), feed.time_zone);
  calendar.createEvent({
    ...common,
    start,
    end: new TZDate(start.getTime() + REMINDER_MINUTES * 60_000, feed.time_zone),
    timezone: feed.time_zone,
    repeating: {
      freq: ICalEventRepeatingFreq.WEEKLY,
      byDay: event.days.map((day) => WEEKDAYS[day]),
    },
  });
}

const dayAt = (date: LocalDate, time: string, zone: string): TZDate => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new TZDate(year, month - 1, day, hour, minute, zone);
};

/** The first of its days on which the clocks show that time: on the day of a change they may leave it out. */
function firstOf({ time, days }: ReminderEvent, from: LocalDate, zone: string): TZDate {
  const hour = Number(time.slice(0, 2));
  for (let ahead = 0; ; ahead += 1) {
    const date = addDays(from, ahead);
    const at = dayAt(date, time, zone);
    const weekday = REMINDER_DAYS[new Date(date).getUTCDay()];
    if (weekday && days.includes(weekday) && (at.getHours() === hour || ahead > 366)) return at;
  }
}
