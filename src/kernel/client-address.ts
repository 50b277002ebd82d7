/* Whom calls are counted by that come without a session. */

/** What of a network address counts as one client: IPv4 whole, of IPv6 the /64 that one line is given. */
export function clientIpKeyOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  return expandIpv6(plain).slice(0, 4).join(':');
}

function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(gap).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

/**
 * The client's address: the connection's own, or where a proxy is trusted the one that this proxy saw, which is
 * the last it added; anything before that is what the client claims.
 */
export function clientAddress(connection: string, forwardedFor: string | null, trustProxy: boolean): string {
  if (!trustProxy || !forwardedFor) return connection;
  return forwardedFor.split(',').at(-1)?.trim() || connection;
}
