/** A semaphore. A limited number of callers hold a permit at once; others wait in the order of arrival. */
export class Semaphore {
  private taken = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly most: number) {}

  /** Waits for a permit, at most `patience` milliseconds. Resolves to false on timeout; after true, call `release`. */
  acquire(patience: number): Promise<boolean> {
    if (this.taken < this.most) {
      this.taken += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const enter = () => {
        clearTimeout(leaving);
        resolve(true);
      };
      const leaving = setTimeout(() => {
        this.waiting.delete(enter);
        resolve(false);
      }, patience);
      this.waiting.add(enter);
    });
  }

  /** Releases a permit, and gives it to the caller that has waited longest. */
  release(): void {
    const [next] = this.waiting;
    if (!next) {
      this.taken -= 1;
      return;
    }
    this.waiting.delete(next);
    next();
  }
}
