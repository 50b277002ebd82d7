import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { GoogleStandIn } from '../../dev/google/api.ts';
import type { StoredTask } from '../../dev/google/ledger.ts';
import type { GoogleConfig } from '../../src/server/google-config.ts';

/** The stand-in for Google, reached over HTTP as Google is. */
export interface Google {
  standIn: GoogleStandIn;
  addresses: Extract<GoogleConfig, { kind: 'google' }>;
  close(): Promise<void>;
}

export async function startGoogle(clock: () => Date = () => new Date()): Promise<Google> {
  const standIn = new GoogleStandIn(clock);
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: standIn.api.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(started),
    );
  });
  const { port } = server.address() as AddressInfo;
  const at = `http://127.0.0.1:${port}`;
  return {
    standIn,
    addresses: { kind: 'google', clientId: 'test', consentUrl: `${at}/consent`, apiUrl: `${at}/` },
    close: () =>
      new Promise((resolve) => {
        if ('closeAllConnections' in server) server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The list of an account's that is named after the product. */
export const listNamed = ({ standIn }: Google, account: string, name = 'Growth Loop'): string =>
  standIn.ledger(account).lists.find(({ title }) => title === name)?.id ?? '';

/** What stands in that list, as a person sees it. */
export function standing(google: Google, account: string, name?: string): StoredTask[] {
  const list = listNamed(google, account, name);
  return list === ''
    ? []
    : google.standIn
        .ledger(account)
        .tasks(list)
        .filter(({ deleted }) => !deleted);
}

/** The task that stands there under this title. @throws Error when none does */
export function taskTitled(google: Google, account: string, title: string): StoredTask {
  const found = standing(google, account).find((task) => task.title === title);
  if (!found) throw new Error(`no ${title}`);
  return found;
}
