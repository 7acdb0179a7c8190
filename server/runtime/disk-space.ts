import { statfs } from 'node:fs/promises';

/**
 * Milliseconds between two checks of the disk. Short enough that writes cannot use up the minimum of free bytes in
 * between.
 */
const checkEveryMs = 2000;

/** Monitors free disk space. The embedded database hangs if the disk fills up during a write. */
export class DiskSpaceMonitor {
  private low = false;
  private free: number | undefined;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param directory the directory of the database and the files, whose disk is monitored
   * @param least minimum free bytes
   */
  constructor(
    private readonly directory: string,
    private readonly least: number,
  ) {}

  /** Returns whether free space was below the minimum at the last check. */
  get isLow(): boolean {
    return this.low;
  }

  /** Returns the free bytes at the last check; undefined if they are not known. */
  get freeBytes(): number | undefined {
    return this.free;
  }

  /** Checks now, and every two seconds. */
  async start(): Promise<void> {
    await this.check();
    this.timer = setInterval(() => void this.check(), checkEveryMs).unref();
  }

  /** Stops the checks. */
  stop(): void {
    clearInterval(this.timer);
  }

  private async check(): Promise<void> {
    try {
      const { bavail, bsize } = await statfs(this.directory);
      this.free = bavail * bsize;
      this.low = this.free < this.least;
    } catch {
      // `statfs` fails if the directory does not exist yet; then space is not considered low.
      this.free = undefined;
      this.low = false;
    }
  }
}
