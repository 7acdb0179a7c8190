/**
 * Leaves for a page of another, and waits until this one has gone. It comes back as it was when somebody turns back to
 * it, and then has to be of use again; one that never goes is given back after a while.
 */
export async function leaveFor(address: string): Promise<void> {
  window.location.assign(address);
  await new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
    setTimeout(resolve, 15_000);
  });
}
