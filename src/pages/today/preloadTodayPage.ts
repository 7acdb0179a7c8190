/** Loads the dialog for a task that could not be done. */
export const loadTaskFailedDialog = () => import('./TaskFailedDialog');
/** Loads the code of the signature dialog. */
export const loadSignatureDialog = () => import('./SignatureDialog');

/** Loads the code that the page of the driver's day may need later, when the phone may have no network. */
export async function preloadTodayPage(): Promise<void> {
  await Promise.all([loadTaskFailedDialog(), loadSignatureDialog(), import('../../layouts/inner/AccountPanel')]);
}
