import { isIP } from 'node:net';
import type { ConfigVariables } from './variables';

/** Hosts of the push services of the browsers that most people use. A leading `*.` stands for any subdomain. */
const knownServices = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** Configuration of messages to browsers. */
export interface PushConfig {
  /** Returns whether messages may be sent to an address that a browser has named. */
  isAllowed: (address: string) => boolean;
}

/**
 * Reads the hosts of push services. Browsers name the address to which the server sends their messages, so without a list
 * a user could make the server call any address of its network.
 */
export function readPushConfig({ PUSH_SERVICES: hosts }: ConfigVariables): PushConfig {
  const services = hosts === undefined ? knownServices : hosts.split(',').map((host) => host.trim());
  return { isAllowed: (address) => isServiceAddress(address, services) };
}

/** Returns whether an address begins with https:// and has one of the hosts. Plain HTTP is for this machine only. */
export function isServiceAddress(address: string, services: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, hostname, username, password } = new URL(address);
  if (username || password) return false;
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname))) return false;
  return services.some((service) => (service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service));
}

function isLoopback(hostname: string): boolean {
  return isIP(hostname) === 4 && hostname.startsWith('127.');
}
