import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Where files are served, followed by their key. */
export const filesPath = '/files';

/**
 * Makes and checks the addresses that files are served at: signed, and good for some minutes, so that a picture can
 * stand in a page and an address that went astray soon leads nowhere.
 */
export class SignedFileUrls {
  private readonly key: Uint8Array;

  constructor(
    secret: string,
    private readonly minutes: number,
  ) {
    this.key = new Uint8Array(hkdfSync('sha256', secret, '', 'file addresses', 32));
  }

  /** The address of what is stored under a key. It is the same for a while, so that browsers keep what it gave. */
  of(key: string, now = Date.now()): string {
    const life = this.minutes * 60;
    const step = Math.max(1, Math.floor(life / 3));
    const until = Math.floor(now / 1000 / step) * step + life;
    return `${filesPath}/${key}?until=${until}&signature=${this.sign(key, String(until)).toString('base64url')}`;
  }

  /** For how many seconds more an address is good; nothing when it is over or not one of ours. */
  secondsLeft(key: string, until: string, signature: string, now = Date.now()): number | undefined {
    const given = Buffer.from(signature, 'base64url');
    const right = this.sign(key, until);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const seconds = Number(until) - Math.floor(now / 1000);
    return seconds > 0 ? seconds : undefined;
  }

  private sign(key: string, until: string): Buffer {
    return createHmac('sha256', this.key).update(`${key}\n${until}`).digest();
  }
}
