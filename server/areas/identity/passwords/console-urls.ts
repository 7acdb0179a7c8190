import type { Config } from '../../../config';
import type { Problem } from '../../../dialect/errors';
import type { PasswordLinkPurpose } from './links';

const maxUrlLength = 2000;

/** Hosts that are allowed outside production. */
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns a problem unless the URL is on one of the console's configured origins. Outside production, local hosts are
 * allowed too.
 */
export function consoleUrlProblem(
  address: string,
  { links, production }: Pick<Config, 'links' | 'production'>,
): Problem | undefined {
  if (address.length > maxUrlLength) return { code: 'too_long', payload: { max: maxUrlLength } };
  return URL.canParse(address) && isAllowed(new URL(address), links.origins, production)
    ? undefined
    : { code: 'origin' };
}

/** Pages of the console that mailed links lead to, by purpose. */
const linkPages: Readonly<Record<PasswordLinkPurpose, readonly string[]>> = {
  RESTORE: ['/auth/restorePassword'],
  INVITATION: ['/auth/invitation', '/auth/setPassword'],
};

/**
 * Returns a problem unless the URL is the console page for links of this purpose, without query and hash. Otherwise a
 * caller could have Waybill mail a link to another site, or a text of the caller's own.
 */
export function linkPageProblem(
  address: string,
  purpose: PasswordLinkPurpose,
  config: Pick<Config, 'links' | 'production'>,
): Problem | undefined {
  const problem = consoleUrlProblem(address, config);
  if (problem) return problem;
  const { pathname, search, hash } = new URL(address);
  return linkPages[purpose].includes(pathname) && !search && !hash ? undefined : { code: 'origin' };
}

function isAllowed(
  { protocol, origin, hostname, username, password }: URL,
  origins: readonly string[],
  production: boolean,
): boolean {
  // A user name in a URL can imitate another host.
  if (!/^https?:$/.test(protocol) || username || password) return false;
  return origins.includes(origin) || (!production && localHosts.includes(hostname));
}
