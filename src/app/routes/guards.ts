import { type LoaderFunction, redirect, redirectDocument, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { SessionStore } from '../../../providers/auth/session';
import { currentLanguage } from '../../../providers/i18n';
import { loadsNextDocument } from '../../newBuild/documentNavigation';
import { PageNotFoundError } from '../../pages/PageNotFoundError';
import { signInAddress } from '../../routing/addresses';
import { loadMenuTitles } from '../../routing/menuTitle';
import { requiredPageFor } from '../../routing/redirects';
import { loadComponentTexts } from '../../theme/componentTexts';

/** Returns a loader that requires a session, and redirects users whose account or company is not ready yet. */
export function requireSession(session: SessionStore): LoaderFunction {
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const now = session.get();
    if (!now) return redirectDocument(signInAddress(pathname + search));
    const required = requiredPageFor(now, pathname);
    if (required !== undefined) return redirect(required);
    if (loadsNextDocument()) return redirectDocument(request.url);
    await Promise.all([loadComponentTexts(currentLanguage()), loadMenuTitles()]);
    return null;
  };
}

/**
 * Returns whether the path changes. Lists store their state in the query string, and a change of that must not run the
 * loaders again.
 */
export function revalidateOnPathChange({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/** A loader that shows the page for an unknown path. */
export function throwNotFound({ request }: { request: Request }): never {
  throw new PageNotFoundError(new URL(request.url).pathname);
}
