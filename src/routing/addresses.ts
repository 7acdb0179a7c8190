import type { Session } from '../../providers/auth/session';
import { changePasswordAddress, isPublicPath } from './publicPaths';
import { requiredPage, subscriptionNotice } from './redirects';

const parameter = 'to';

/** Page to which Stripe Checkout returns. It is public, but shows the payment only to a signed-in user. */
export const paidAddress = '/info/subscriptionSuccess';

/** Returns the address of the sign-in page, which opens `wanted` after signing in. */
export function signInAddress(wanted: string): string {
  return wanted === '/' ? '/auth' : `/auth?${new URLSearchParams({ [parameter]: wanted }).toString()}`;
}

/**
 * Returns the address to open after signing in. It is always within this site, because an attacker may have written the
 * link.
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
  // Resolving `..` may have left a path that begins with `//`, which browsers take as another site.
  if (address.pathname.startsWith('//')) return '/';
  return `${address.pathname}${address.search}${address.hash}`;
}

const needsSession = (pathname: string) => !isPublicPath(pathname) || pathname === changePasswordAddress;

/** Returns the address to open instead of the requested one; undefined when the requested address can be opened. */
export function addressToOpen(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  session: Session | null,
): string | undefined {
  if (!session) return needsSession(pathname) ? signInAddress(pathname + search) : undefined;
  if (pathname !== '/auth' || session.authError) return requiredPage(session, pathname);
  return addressAfterSignIn(session, search);
}

/**
 * Returns the address to open for a signed-in user on the sign-in page: a page that the user has to visit, or the
 * requested one. Without a requested page, the page that explains a missing subscription opens instead of the start
 * page.
 *
 * @param search query of the sign-in page's address
 */
export function addressAfterSignIn(session: Session, search: string): string {
  const wanted = wantedAddress(search);
  const required = requiredPage(session, wanted.replace(/[?#].*/, ''));
  return required ?? (wanted === '/' ? (subscriptionNotice(session) ?? wanted) : wanted);
}
