declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Decrypts a message that was encrypted by RFC 8188. */
  export function decrypt(
    message: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
}
