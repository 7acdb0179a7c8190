import type { Config } from '../../../config';
import type { Problem } from '../../../dialect/errors';
import type { LinkPurpose } from './links';

/** Longest address that is looked at. */
const maxUrlLength = 2000;

/** Names by which a machine calls itself. */
const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * What is wrong with an address that somebody wants sent or drawn: it must be of the console, on an origin that the
 * configuration allows; outside production this machine's own will do. Nothing when it may be used.
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

/** Pages of the console that links in mails lead to, by what the link is for. */
const linkPages: Readonly<Record<LinkPurpose, readonly string[]>> = {
  RESTORE: ['/auth/restorePassword'],
  INVITATION: ['/auth/invitation', '/auth/setPassword'],
};

/**
 * What is wrong with an address that a mail's link is to lead to: beside what `originProblem` says, it must be the very
 * page that takes such a link, so that nobody has us send links to anything else, nor with words of their own in them.
 */
export function linkPageProblem(
  address: string,
  purpose: LinkPurpose,
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
  // A name before the host makes an address read like another's.
  if (!/^https?:$/.test(protocol) || username || password) return false;
  return origins.includes(origin) || (!production && localHosts.includes(hostname));
}
