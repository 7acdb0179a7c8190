/** A semaphore. A limited number of callers hold a permit at once; others wait in the order of arrival. */
export class Semaphore {
  private permitsInUse = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly maxPermits: number) {}

  /** Waits for a permit, at most `timeoutMs` milliseconds. Resolves to false on timeout; after true, call `release`. */
  acquire(timeoutMs: number): Promise<boolean> {
    if (this.permitsInUse < this.maxPermits) {
      this.permitsInUse += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const grant = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.waiting.delete(grant);
        resolve(false);
      }, timeoutMs);
      this.waiting.add(grant);
    });
  }

  /** Releases a permit, and gives it to the caller that has waited longest. */
  release(): void {
    const [next] = this.waiting;
    if (!next) {
      this.permitsInUse -= 1;
      return;
    }
    this.waiting.delete(next);
    next();
  }
}
