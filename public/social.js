// The identity provider redirects its pop-up window to this page. The script sends the provider's answer, which is in
// the URL hash, to the page that opened the window (providers/social/popup.ts). It uses a BroadcastChannel, because
// browsers clear `window.opener` after the window has visited another site.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes no target origin
new BroadcastChannel('social').postMessage(window.location.hash.slice(1));
window.close();
