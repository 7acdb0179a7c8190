import type { Session } from '../../providers/auth/session';
import { isPublicPath } from './publicPaths';
import { elsewhere } from './redirects';

const parameter = 'to';

/** Where one changes one's own password: for who is signed in, although it stands among the pages for everyone. */
export const changePasswordAddress = '/auth/changePassword';

/** Where one comes back to from paying: open to everyone, but only who is signed in is told of the payment. */
export const paidAddress = '/info/subscriptionSuccess';

/** Address of the sign-in page, from where one comes back to `wanted` afterwards. */
export function signInAddress(wanted: string): string {
  return wanted === '/' ? '/auth' : `/auth?${new URLSearchParams({ [parameter]: wanted }).toString()}`;
}

/**
 * Where to go after signing in. Only within this site: the address in a link to the sign-in page may be anyone's.
 *
 * @param search query of the sign-in page's address
 */
export function wantedAddress(search: string): string {
  const wanted = new URLSearchParams(search).get(parameter) ?? '/';
  const here = 'https://here.invalid';
  const address = URL.canParse(wanted, here) ? new URL(wanted, here) : null;
  if (
    !wanted.startsWith('/') ||
    address?.origin !== here ||
    !(needsSession(address.pathname) || address.pathname === paidAddress)
  )
    return '/';
  // Dots that were taken out may have left what names another site.
  if (address.pathname.startsWith('//')) return '/';
  return `${address.pathname}${address.search}${address.hash}`;
}

const needsSession = (pathname: string) => !isPublicPath(pathname) || pathname === changePasswordAddress;

/** The address to open instead of the one asked for; undefined when that one is right. */
export function addressToOpen(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  session: Session | null,
): string | undefined {
  if (!session) return needsSession(pathname) ? signInAddress(pathname + search) : undefined;
  if (pathname !== '/auth' || session.authError) return elsewhere(session, pathname);
  const wanted = wantedAddress(search);
  return elsewhere(session, wanted.replace(/[?#].*/, '')) ?? wanted;
}
