import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Path at which the server serves files; the file's storage key follows. */
export const filesPath = '/files';

/**
 * Creates and verifies the signed URLs of files. Pages can embed them without a session; they expire after some
 * minutes, so that a leaked URL soon stops working.
 */
export class SignedFileUrls {
  private readonly key: Uint8Array;

  constructor(
    secret: string,
    private readonly minutes: number,
  ) {
    this.key = new Uint8Array(hkdfSync('sha256', secret, '', 'file addresses', 32));
  }

  /**
   * Returns the URL of a storage key. Calls within a third of the URL's lifetime return the same URL, so that browsers
   * can cache the file.
   */
  of(key: string, now = Date.now()): string {
    const life = this.minutes * 60;
    const step = Math.max(1, Math.floor(life / 3));
    const until = Math.floor(now / 1000 / step) * step + life;
    return `${filesPath}/${key}?until=${until}&signature=${this.sign(key, String(until)).toString('base64url')}`;
  }

  /** Returns the seconds until a URL expires; undefined when it has expired or its signature is wrong. */
  secondsLeft(key: string, until: string, signature: string, now = Date.now()): number | undefined {
    const given = Buffer.from(signature, 'base64url');
    const expected = this.sign(key, until);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const seconds = Number(until) - Math.floor(now / 1000);
    return seconds > 0 ? seconds : undefined;
  }

  private sign(key: string, until: string): Buffer {
    return createHmac('sha256', this.key).update(`${key}\n${until}`).digest();
  }
}
