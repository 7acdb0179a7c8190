/** Milliseconds that what is under way gets to end when the server stops, and those that it gets after it was told to hurry. */
const farewell = 2000;
const lastWord = 500;

/** What a look knows of the routine that it is a part of. */
export interface Looking {
  /** Whether the routine has been stopped: nothing is to be begun any more. */
  stopped: () => boolean;
  /** Aborted when what is under way has no time left to end by itself. */
  hurry: AbortSignal;
}

/** What a routine does. */
export interface RoutineParts {
  /** Looks for what is due and does it. @returns milliseconds until the next look. */
  look: (looking: Looking) => Promise<number>;
  /** Told of a look that failed. */
  failed: (error: unknown) => void;
  /** Milliseconds until the look after one that failed. */
  pause: number;
}

/** Work that is looked for whenever somebody says so, and when a pause is over: one look at a time. */
export class Routine {
  private timer: NodeJS.Timeout | undefined;
  private wakesAt = Infinity;
  private underWay: Promise<void> = Promise.resolve();
  private stopped = false;
  private readonly hurry = new AbortController();

  constructor(private readonly parts: RoutineParts) {}

  /** Looks in so many milliseconds, or sooner when that was said before. */
  wake(milliseconds: number): void {
    const at = Date.now() + milliseconds;
    if (this.stopped || at >= this.wakesAt) return;
    clearTimeout(this.timer);
    this.wakesAt = at;
    this.timer = setTimeout(() => this.begin(), milliseconds);
  }

  /** Begins nothing any more, and waits for what is under way, though not for long. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    if (await endsWithin(this.underWay, farewell)) return;
    this.hurry.abort();
    await endsWithin(this.underWay, lastWord);
  }

  private begin(): void {
    this.wakesAt = Infinity;
    this.underWay = this.underWay.then(() => this.look());
  }

  private async look(): Promise<void> {
    const { look, failed, pause } = this.parts;
    let next = pause;
    try {
      next = await look({ stopped: () => this.stopped, hurry: this.hurry.signal });
    } catch (error) {
      failed(error);
    }
    this.wake(next);
  }
}

async function endsWithin(work: Promise<void>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const ended = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return ended;
}
