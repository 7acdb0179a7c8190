import { isIP } from 'node:net';
import { ConfigError, type Environment, url } from './values';

/** Who measures routes. */
export interface RoutingConfig {
  /** Address of a service that speaks OSRM's protocol, without a slash at its end; without one, routes are estimated. */
  url?: string;
}

/** Reads who measures routes. Where customers are is nobody else's to read: off this machine it goes encrypted. */
export function readRouting(environment: Environment): RoutingConfig {
  const address = url(environment, 'ROUTING_URL', ['https:', 'http:']);
  if (address === undefined) return {};
  const { protocol, hostname } = new URL(address);
  if (protocol === 'http:' && !isLoopback(hostname))
    throw new ConfigError('ROUTING_URL must begin with https:// unless the service runs on this machine.');
  return { url: address.replace(/\/+$/, '') };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
}
