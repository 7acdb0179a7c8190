/** Loads the dialog for a task that could not be done. */
export const loadTaskFailedDialog = () => import('./TaskFailedDialog');
/** Loads the signature dialog. */
export const loadSignatureDialog = () => import('./SignatureDialog');

/** Loads everything that the page may need later. */
export async function preloadTodayPage(): Promise<void> {
  await Promise.all([loadTaskFailedDialog(), loadSignatureDialog(), import('../../layouts/inner/AccountPanel')]);
}
