import { randomUUID } from 'node:crypto';
import type { Api } from '../../server/api.ts';
import { prepared } from '../../server/statement.ts';
import { closeCalendarFeed, getCalendarFeed, openCalendarFeed, renewCalendarFeed } from './contract.ts';
import { addressOf } from './server/address.ts';
import { serveFeed } from './server/feed.ts';

interface Feed {
  feed_id: string;
}

const readFeed = prepared<Feed>('calendar-feed', 'select feed_id from calendar_feeds where user_id = $1');
const opened = prepared<Feed>(
  'calendar-feed-open',
  `insert into calendar_feeds (user_id, feed_id, created_at, asked_since) values ($1, $2, $3, $3)
    on conflict (user_id) do update set created_at = calendar_feeds.created_at returning feed_id`,
);
const renewed = prepared<Feed>(
  'calendar-feed-renew',
  `insert into calendar_feeds (user_id, feed_id, created_at, asked_since) values ($1, $2, $3, $3)
    on conflict (user_id) do update set feed_id = $2, created_at = $3, asked = 0, asked_since = $3 returning feed_id`,
);
const closed = prepared('calendar-feed-close', 'delete from calendar_feeds where user_id = $1');

/** Registers the feed itself and the calls that open, renew and close it. */
export function registerCalendarFeed(api: Api): void {
  const { config } = api.services;
  serveFeed(api);

  const answer = (feed: Feed | undefined) => ({ address: feed ? addressOf(config, feed.feed_id) : null });
  const current = async ({ userId, finish }: Parameters<Parameters<Api['serve']>[1]>[0]) => {
    const [[feed]] = await finish(readFeed(userId));
    return answer(feed);
  };

  api.serve(getCalendarFeed, current);

  api.serve(
    openCalendarFeed,
    async ({ userId, now, finish }) => {
      const [[feed]] = await finish(opened(userId, randomUUID(), now.toISOString()));
      return answer(feed);
    },
    current,
  );

  api.serve(
    renewCalendarFeed,
    async ({ userId, now, finish }) => {
      const [[feed]] = await finish(renewed(userId, randomUUID(), now.toISOString()));
      return answer(feed);
    },
    current,
  );

  api.serve(closeCalendarFeed, async ({ userId, finish }) => {
    await finish(closed(userId));
    return undefined;
  });
}
