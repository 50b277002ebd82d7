import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { clientAddress, clientIpKeyOf } from '../kernel/client-address.ts';
import type { Origin } from './account-log.ts';
import type { Services } from './services.ts';

function addressOf(context: Context, { config }: Services): string {
  const served = (context.env as { incoming?: unknown } | undefined)?.incoming;
  const connection = served ? (getConnInfo(context).remote.address ?? 'unknown') : 'unknown';
  const forwarded = context.req.header('x-forwarded-for') ?? null;
  return clientAddress(connection, forwarded, config.trustProxy);
}

/** What of the caller's address attempts are counted by. */
export const clientKeyOf = (context: Context, services: Services): string =>
  clientIpKeyOf(addressOf(context, services));

/** From where a call comes. */
export const originOf = (context: Context, services: Services): Origin => ({
  address: addressOf(context, services),
  userAgent: context.req.header('user-agent') ?? null,
});
