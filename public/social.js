// A provider's window comes back here: what it brought goes to the page that opened it (providers/social/popup.ts).
// By a channel and not by `opener`, which browsers take away from a window that has been at another site's pages.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's postMessage
new BroadcastChannel('social').postMessage(window.location.hash.slice(1));
window.close();
