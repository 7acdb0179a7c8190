/** Fetches the question why a task could not be done. */
export const loadReturnDialog = () => import('./ReturnDialog');
/** Fetches what one signs on. */
export const loadSignatureDialog = () => import('./SignatureDialog');

/** Fetches all that the page may come to need. */
export async function loadParts(): Promise<void> {
  await Promise.all([loadReturnDialog(), loadSignatureDialog(), import('../../layouts/inner/AccountPanel')]);
}
