import { isRecord } from '../../../providers/graphqlResponse';

/**
 * Returns the token of the link that opened the page, or undefined. Removes the token from the URL, so that it is not
 * visible there or in the browser's history, and stores it in the history state, so that it survives a reload.
 */
export function takeLinkToken(): string | undefined {
  const { pathname, search } = window.location;
  const token = new URLSearchParams(search).get('token') ?? storedToken();
  if (search !== '') window.history.replaceState({ token }, '', pathname);
  return token;
}

function storedToken(): string | undefined {
  const historyState: unknown = window.history.state;
  return isRecord(historyState) && typeof historyState.token === 'string' ? historyState.token : undefined;
}
