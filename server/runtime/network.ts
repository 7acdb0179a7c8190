import { isIPv6 } from 'node:net';

/**
 * Returns the network of an address for rate limits: an IPv4 address itself, or the /64 prefix of an IPv6 address,
 * because an internet provider assigns a whole /64 to one customer.
 */
export function networkOf(address: string): string {
  return isIPv6(address) ? ipv6Prefix(address) : address;
}

function ipv6Prefix(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':').filter(Boolean)]
    .slice(0, 4)
    .join(':');
}
