import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKeys, type PurposeKeys, type TokenSecrets } from '../../runtime/token-keys';

/** Path at which the server serves files; the file's storage key follows. */
export const filesPath = '/files';

/**
 * Creates and verifies the signed URLs of files. Pages can embed them without a session; they expire after some
 * minutes, so that a leaked URL soon stops working.
 */
export class SignedFileUrls {
  private readonly keys: PurposeKeys;

  constructor(
    secrets: TokenSecrets,
    private readonly minutes: number,
  ) {
    this.keys = deriveKeys(secrets, 'file addresses');
  }

  /**
   * Returns the URL of a storage key. Calls within a third of the URL's lifetime return the same URL, so that browsers
   * can cache the file.
   */
  of(key: string, now = Date.now()): string {
    const life = this.minutes * 60;
    const step = Math.max(1, Math.floor(life / 3));
    const until = Math.floor(now / 1000 / step) * step + life;
    return `${filesPath}/${key}?until=${until}&signature=${sign(this.keys[0], key, String(until)).toString('base64url')}`;
  }

  /** Returns the seconds until a URL expires; undefined when it has expired or its signature is wrong. */
  secondsLeft(key: string, until: string, signature: string, now = Date.now()): number | undefined {
    const given = Buffer.from(signature, 'base64url');
    const isSigned = this.keys.some((signingKey) => isEqual(given, sign(signingKey, key, until)));
    if (!isSigned) return undefined;
    const seconds = Number(until) - Math.floor(now / 1000);
    return seconds > 0 ? seconds : undefined;
  }
}

function sign(signingKey: Uint8Array, key: string, until: string): Buffer {
  return createHmac('sha256', signingKey).update(`${key}\n${until}`).digest();
}

function isEqual(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
