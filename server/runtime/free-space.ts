import { statfs } from 'node:fs/promises';

/** Milliseconds between looks: quicker than anybody fills what is kept free. */
const lookEvery = 2000;

/** Whether there is room to store something: an embedded database that finds none in the middle of a write never ends it. */
export class FreeSpace {
  private short = false;
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param directory where the database and the files are
   * @param least bytes that are kept free
   */
  constructor(
    private readonly directory: string,
    private readonly least: number,
  ) {}

  /** Whether less is free than is kept free, as of the last look. */
  get isShort(): boolean {
    return this.short;
  }

  /** Looks now, and every two seconds from then on. */
  async start(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), lookEvery).unref();
  }

  /** Looks no more. */
  stop(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    try {
      const { bavail, bsize } = await statfs(this.directory);
      this.short = bavail * bsize < this.least;
    } catch {
      // There is none before something is kept in it.
      this.short = false;
    }
  }
}
