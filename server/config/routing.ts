import { isIP } from 'node:net';
import { ConfigError } from './read';
import type { Variables } from './variables';

/** Who measures routes. */
export interface RoutingConfig {
  /** Address of a service that speaks OSRM's protocol, without a slash at its end; without one, routes are estimated. */
  url?: string;
}

/** Reads who measures routes. Where customers are is nobody else's to read: off this machine it goes encrypted. */
export function readRouting({ ROUTING_URL: address }: Variables): RoutingConfig {
  if (address === undefined) return {};
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:' && !isLoopback(hostname))
    throw new ConfigError('ROUTING_URL must begin with https:// unless the service runs on this machine.');
  return { url: address.replace(/\/+$/, '') };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
}
