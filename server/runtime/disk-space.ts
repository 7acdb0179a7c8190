import { statfs } from 'node:fs/promises';

/** Milliseconds between two checks: too short for the reserve to be filled. */
const checkEveryMs = 2000;

/** Monitors free disk space. The embedded database hangs if the disk fills up during a write. */
export class DiskSpaceMonitor {
  private low = false;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param directory of the database and the files
   * @param least bytes that must stay free
   */
  constructor(
    private readonly directory: string,
    private readonly least: number,
  ) {}

  /** Whether free space was below the threshold at the last check. */
  get isLow(): boolean {
    return this.low;
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
      this.low = bavail * bsize < this.least;
    } catch {
      // The directory does not exist yet.
      this.low = false;
    }
  }
}
