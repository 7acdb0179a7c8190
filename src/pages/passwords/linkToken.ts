import { isRecord } from '../../../providers/answer';

/**
 * The token of the link by which this page was opened; undefined without one. It is taken out of the address, where
 * anyone who looks on, and the browser's history, would have it, and kept by the tab alone, for when the page is reloaded.
 */
export function takeLinkToken(): string | undefined {
  const { pathname, search } = window.location;
  const token = new URLSearchParams(search).get('token') ?? keptToken();
  if (search !== '') window.history.replaceState({ token }, '', pathname);
  return token;
}

function keptToken(): string | undefined {
  const kept: unknown = window.history.state;
  return isRecord(kept) && typeof kept.token === 'string' ? kept.token : undefined;
}
