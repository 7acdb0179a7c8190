/** What is opened over the page. Fetched when it opens, so that it is there where there is no network. */
export const loadReturnDialog = () => import('./ReturnDialog');
export const loadSignatureDialog = () => import('./SignatureDialog');

/** Fetches all that the page may come to need. */
export async function loadParts(): Promise<void> {
  await Promise.all([loadReturnDialog(), loadSignatureDialog(), import('../../layouts/inner/AccountPanel')]);
}
