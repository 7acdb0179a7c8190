import { isIP } from 'node:net';
import { ConfigError } from './read';
import type { ConfigVariables } from './variables';

/** Configuration of the routing service, which computes the distance and driving time between positions. */
export interface RoutingConfig {
  /** URL of a service with OSRM's API, without a trailing slash; absent: routes are estimated. */
  url?: string;
}

/**
 * Reads the configuration of the routing service.
 * @throws ConfigError for plain HTTP to another machine, because requests contain customers' locations
 */
export function readRoutingConfig({ ROUTING_URL: address }: ConfigVariables): RoutingConfig {
  if (address === undefined) return {};
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:' && !isLoopback(hostname))
    throw new ConfigError('ROUTING_URL must begin with https:// unless the service runs on this machine.');
  return { url: address.replace(/\/+$/, '') };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
}
