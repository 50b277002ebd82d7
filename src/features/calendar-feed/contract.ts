import * as z from 'zod';
import { defineRoute } from '../../kernel/route.ts';

const feedSchema = z.object({
  /** Where calendars find the feed: whoever knows it can read it. Null: there is none. */
  address: z.string().nullable(),
});
export type CalendarFeed = z.output<typeof feedSchema>;

export const getCalendarFeed = defineRoute({
  method: 'get',
  path: '/api/calendar-feed',
  tag: 'calendar-feed',
  summary:
    'The secret address of the calendar feed, which holds reminder times and review dates, and nothing the person wrote',
  answer: feedSchema,
});

export const openCalendarFeed = defineRoute({
  method: 'put',
  path: '/api/calendar-feed',
  tag: 'calendar-feed',
  summary: 'Turns the calendar feed on. A feed that is already on keeps its address',
  answer: feedSchema,
});

export const renewCalendarFeed = defineRoute({
  method: 'post',
  path: '/api/calendar-feed/renewals',
  tag: 'calendar-feed',
  summary: 'Gives the calendar feed a new address. The previous one stops working',
  answer: feedSchema,
});

export const closeCalendarFeed = defineRoute({
  method: 'delete',
  path: '/api/calendar-feed',
  tag: 'calendar-feed',
  summary: 'Turns the calendar feed off. Its address stops working',
});
