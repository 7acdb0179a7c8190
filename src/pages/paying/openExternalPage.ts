/**
 * Navigates to a page of another site. Resolves when the browser restores the current page from its cache, or after 15
 * seconds, so that the buttons of the current page work again.
 */
export async function openExternalPage(address: string): Promise<void> {
  window.location.assign(address);
  await new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, 15_000);
  });
}
