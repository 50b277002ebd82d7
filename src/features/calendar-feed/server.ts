import { randomUUID } from 'node:crypto';
import type { Api } from '../../server/api.ts';
import { statement } from '../../server/statement.ts';
import { closeCalendarFeed, getCalendarFeed, openCalendarFeed, renewCalendarFeed } from './contract.ts';
import { addressOf } from './server/address.ts';
import { serveFeed } from './server/feed.ts';

interface Feed {
  feed_id: string;
}

const readFeed = statement<Feed>('calendar-feed').sql(
  'select feed_id from calendar_feeds where user_id = :userId',
);
const opened = statement<Feed>('calendar-feed-open').sql(`
    insert into calendar_feeds (user_id, feed_id, created_at, asked_since) values (:userId, :feedId, :now, :now)
    on conflict (user_id) do update set created_at = calendar_feeds.created_at returning feed_id`);
const renewed = statement<Feed>('calendar-feed-renew').sql(`
    insert into calendar_feeds (user_id, feed_id, created_at, asked_since) values (:userId, :feedId, :now, :now)
    on conflict (user_id) do update set feed_id = :feedId, created_at = :now, asked = 0, asked_since = :now returning feed_id`);
const closed = statement('calendar-feed-close').sql('delete from calendar_feeds where user_id = :userId');

/** Registers the feed itself and the calls that open, renew and close it. */
export function registerCalendarFeed(api: Api): void {
  const { config } = api.services;
  serveFeed(api);

  const answer = (feed: Feed | undefined) => ({ address: feed ? addressOf(config, feed.feed_id) : null });
  const current = async ({ userId, finish }: Parameters<Parameters<Api['serve']>[1]>[0]) => {
    const [feed] = await finish(readFeed({ userId }));
    return answer(feed);
  };

  api.serve(getCalendarFeed, current);

  api.serve(
    openCalendarFeed,
    async ({ userId, now, finish }) => {
      const [feed] = await finish(opened({ userId, feedId: randomUUID(), now: now.toISOString() }));
      return answer(feed);
    },
    current,
  );

  api.serve(
    renewCalendarFeed,
    async ({ userId, now, finish }) => {
      const [feed] = await finish(renewed({ userId, feedId: randomUUID(), now: now.toISOString() }));
      return answer(feed);
    },
    current,
  );

  api.serve(closeCalendarFeed, async ({ userId, finish }) => {
    await finish(closed({ userId }));
    return undefined;
  });
}
