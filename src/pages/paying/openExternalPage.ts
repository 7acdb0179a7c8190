/**
 * Navigates to a page of another site. Resolves when the user comes back to this page from the browser's cache, or
 * after 15 seconds, so that its buttons work again.
 */
export async function openExternalPage(address: string): Promise<void> {
  window.location.assign(address);
  await new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, 15_000);
  });
}
