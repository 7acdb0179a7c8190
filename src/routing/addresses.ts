import type { Session } from '../../providers/auth/session';
import { changePasswordAddress, isPublicPath } from './publicPaths';
import { requiredPageFor, subscriptionNoticePage } from './redirects';

const parameter = 'to';

/** Page to which Stripe Checkout returns. It is public, but shows the payment only to a signed-in user. */
export const paymentReturnAddress = '/info/subscriptionSuccess';

/** Returns the address of the sign-in page that opens `requested` after the sign-in. */
export function signInAddress(requested: string): string {
  return requested === '/' ? '/auth' : `/auth?${new URLSearchParams({ [parameter]: requested }).toString()}`;
}

/**
 * Returns the address to open after signing in. It is always within this site, because an attacker may have written the
 * link.
 *
 * @param search query of the sign-in page's address
 */
export function requestedAddress(search: string): string {
  const requested = new URLSearchParams(search).get(parameter) ?? '/';
  const base = 'https://here.invalid';
  const address = URL.canParse(requested, base) ? new URL(requested, base) : null;
  if (
    !requested.startsWith('/') ||
    address?.origin !== base ||
    !(needsSession(address.pathname) || address.pathname === paymentReturnAddress)
  )
    return '/';
  // After `..` is resolved, the path may begin with `//`, which browsers interpret as another site.
  if (address.pathname.startsWith('//')) return '/';
  return `${address.pathname}${address.search}${address.hash}`;
}

const needsSession = (pathname: string) => !isPublicPath(pathname) || pathname === changePasswordAddress;

/** Returns the address to open instead of the requested one; undefined when the requested address can be opened. */
export function redirectAddress(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  session: Session | null,
): string | undefined {
  if (!session) return needsSession(pathname) ? signInAddress(pathname + search) : undefined;
  if (pathname !== '/auth' || session.authError) return requiredPageFor(session, pathname);
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
  const requested = requestedAddress(search);
  const required = requiredPageFor(session, requested.replace(/[?#].*/, ''));
  return required ?? (requested === '/' ? (subscriptionNoticePage(session) ?? requested) : requested);
}
