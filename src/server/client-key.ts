import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { clientAddress, clientIpKeyOf } from '../kernel/client-address.ts';
import type { Services } from './services.ts';

/** What of the caller's address attempts are counted by. */
export function clientKeyOf(context: Context, { config }: Services): string {
  const served = (context.env as { incoming?: unknown } | undefined)?.incoming;
  const connection = served ? (getConnInfo(context).remote.address ?? 'unknown') : 'unknown';
  const forwarded = context.req.header('x-forwarded-for') ?? null;
  return clientIpKeyOf(clientAddress(connection, forwarded, config.trustProxy));
}
