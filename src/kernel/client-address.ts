/* Whom calls are counted by that come without a session. */

/** An IPv4 address out of its IPv6 form, and without the name of a network card. */
const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');

/** What of a network address counts as one client: IPv4 whole, of IPv6 the /64 that one line is given. */
export function clientIpKeyOf(address: string): string {
  const plain = plainAddress(address);
  if (!plain.includes(':')) return plain;
  return expandIpv6(plain).slice(0, 4).join(':');
}

/** The beginning of a network address, by which people recognize where they were: '203.0' or '2001:db8'. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return plain.includes(':')
    ? expandIpv6(plain).slice(0, 2).join(':')
    : plain.split('.').slice(0, 2).join('.');
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
