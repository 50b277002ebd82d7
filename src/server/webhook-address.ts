import { BlockList, isIP } from 'node:net';

/** Of IPv6 only what is given out for the open internet, and IPv4 in its mapped notation (judged by the IPv4 rules). */
const OPEN: [string, number][] = [
  ['2000::', 3],
  ['::ffff:0:0', 96],
];

/**
 * Networks that are nobody's on the open internet: loopback, private, link-local, carrier-grade, documentation,
 * multicast and reserved ones, and those of IPv6 that hold an IPv4 address in another notation.
 */
const INWARD: [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
];

const open = new BlockList();
for (const [network, prefix] of OPEN) open.addSubnet(network, prefix, 'ipv6');
const inward = new BlockList();
for (const [network, prefix, family] of INWARD) inward.addSubnet(network, prefix, family);

/** Names that mean this machine or the network it stands in. */
const INWARD_NAME =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|test|invalid)$/;

/** Whether an IP address, as a resolver or the address parser writes it, lies on the open internet. */
export function isOutwardIp(ip: string): boolean {
  const family = isIP(ip);
  // With a zone it names an interface of this machine.
  if (family === 0 || ip.includes('%')) return false;
  if (family === 4) return !inward.check(ip, 'ipv4');
  return open.check(ip, 'ipv6') && !inward.check(ip, 'ipv6');
}

/** The host that an address leads to, without the brackets of IPv6 and without a dot at its end. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');

/**
 * Whether the server may send to this address in production: https, no user or password in it, and not into the
 * server's own machine or network. The address parser has already turned every spelling of a number (decimal, octal,
 * hexadecimal, shortened) into the usual one. What a name resolves to is looked at when something is sent
 * (`outward.ts`).
 */
export function isOutwardAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const { protocol, username, password } = url;
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  const host = hostOf(url);
  if (isIP(host) !== 0) return isOutwardIp(host);
  return host.includes('.') && !INWARD_NAME.test(host);
}
