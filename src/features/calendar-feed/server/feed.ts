import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { OfferedLanguage } from '../../../kernel/languages.ts';
import type { Api } from '../../../server/api.ts';
import type { Services } from '../../../server/services.ts';
import { inLanguage } from '../../../server/spoken.ts';
import type { CalendarFacts } from '../rules.ts';
import { texts } from '../spoken-texts.ts';
import { feedIn } from './address.ts';
import { calendarText } from './calendar-text.ts';

/** How often an address may be asked within an hour: calendars ask once or twice. */
const ASKED_PER_HOUR = 60;
const HOUR_MS = 3_600_000;

/** A feed with what stands in it. */
interface Found extends CalendarFacts {
  feed_id: string;
  asked: number;
  language: OfferedLanguage | null;
  created_at: string;
  /** When anything of it may have changed last. */
  changed_at: string;
}

/** Where calendars read the feed: without a session, by its secret address alone. */
export function serveFeed({ hono, services }: Api): void {
  hono.get('/calendar/:file', async (context) => {
    const feedId = feedIn(services.config, context.req.param('file'));
    const found = feedId && (await askFor(services, feedId));
    if (!found) return context.text(texts.feedNotFound, 404, { 'Cache-Control': 'no-store' });
    if (found.asked > ASKED_PER_HOUR) {
      return context.text(texts.tooManyRequests, 429, { 'Retry-After': '3600' });
    }
    const { config, clock } = services;
    const text = inLanguage(found.language, () => calendarText(config, found, clock()));
    return answered(context, found, text);
  });
}

function answered(context: Context, { changed_at }: Found, text: string): Response {
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = {
    ETag: tag,
    'Last-Modified': new Date(changed_at).toUTCString(),
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
  };
  const known = context.req.header('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (known.some((each) => each.replace(/^W\//, '') === tag)) return context.body(null, 304, headers);
  return context.body(text, 200, { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' });
}

/** Counts the call and reads what the feed shows; undefined for one that was renewed or turned off. */
async function askFor({ database, clock }: Services, feedId: string): Promise<Found | undefined> {
  const now = clock();
  const again = sql`f.asked_since <= ${new Date(now.getTime() - HOUR_MS).toISOString()}`;
  const { rows } = await database.db.execute<Found & Record<string, unknown>>(sql`
    with asked as (
      update calendar_feeds f set asked = case when ${again} then 1 else f.asked + 1 end,
        asked_since = case when ${again} then ${now.toISOString()} else f.asked_since end
      where f.feed_id = ${feedId} returning f.*)
    select asked.feed_id, asked.asked, asked.created_at, p.language, p.time_zone, p.reminder_time_am, p.reminder_time_pm,
      p.reminder_days_am, p.reminder_days_pm, p.professional_vision_next_review, p.personal_vision_next_review,
      p.health_vision_next_review, p.relationships_vision_next_review, p.ideal_day_next_review,
      p.bucket_list_next_review,
      greatest(asked.created_at, p.updated_at, p.bucket_list_reviewed_at,
        p.professional_vision_saved_at, p.professional_vision_reviewed_at, p.personal_vision_saved_at,
        p.personal_vision_reviewed_at, p.health_vision_saved_at, p.health_vision_reviewed_at,
        p.relationships_vision_saved_at, p.relationships_vision_reviewed_at, p.ideal_day_saved_at,
        p.ideal_day_reviewed_at) as changed_at
    from asked join profiles p on p.id = asked.user_id`);
  return rows[0];
}
