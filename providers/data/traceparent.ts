/**
 * Returns the header with which the server's traces begin in the console (W3C Trace Context): a new trace for each POST.
 * Empty for an API of another origin, which may refuse headers that it does not know.
 */
export function traceHeaders(api: string): { traceparent?: string } {
  const isOwn = !('location' in globalThis) || new URL(api, location.href).origin === location.origin;
  return isOwn ? { traceparent: `00-${randomHex(16)}-${randomHex(8)}-01` } : {};
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
