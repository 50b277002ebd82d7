import { BlockList, isIP } from 'node:net';

/**
 * Networks that are nobody's on the open internet: loopback, private, link-local, carrier-grade, documentation,
 * multicast and reserved ones, and those of IPv6 that hold an IPv4 address in another notation. Mapped addresses
 * (::ffff:0:0/96) are judged by the IPv4 rules.
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
  // :: and ::1, and IPv4 addresses behind 96 zero bits.
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
  ['5f00::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const inward = new BlockList();
for (const [network, prefix, family] of INWARD) inward.addSubnet(network, prefix, family);

/** Names that mean this machine or the network it stands in. */
const INWARD_NAME =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|test|invalid)$/;

/**
 * Whether a webhook may go to this address in production: https, no user or password in it, and not into the
 * server's own machine or network. The address parser has already turned every spelling of a number (decimal, octal,
 * hexadecimal, shortened) into the usual one. What a public name resolves to is not looked at here.
 */
export function isOutwardAddress(address: string): boolean {
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  const family = isIP(host);
  if (family !== 0) return !inward.check(host, family === 4 ? 'ipv4' : 'ipv6');
  return host.includes('.') && !INWARD_NAME.test(host);
}
