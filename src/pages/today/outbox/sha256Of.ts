/** Returns the SHA-256 hash of a file in hexadecimal digits, or undefined on a page without HTTPS. */
export async function sha256Of(file: Blob): Promise<string | undefined> {
  if (!window.isSecureContext) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
