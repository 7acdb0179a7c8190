/** How many pieces of work run at once. */
export interface SlotLimits {
  slots: number;
  /** Slots that one owner has at most, so that the others never wait for it alone. */
  perOwner: number;
  /** Milliseconds that work waits for a slot; without a limit when absent. */
  waitMs?: number;
  /** Pieces of one owner that may wait; any number when absent. */
  mostWaiting?: number;
}

/** Work was refused: too much of its owner is waiting, or it waited too long. */
export class NoSlotError extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'NoSlotError';
  }
}

/** Runs a limited number of pieces of work at once. Owners whose work waits take turns, whatever each has waiting. */
export class Slots {
  private free: number;
  private readonly used = new Map<string, number>();
  /** The owner that was served longest ago comes first. */
  private readonly waiting = new Map<string, Set<() => void>>();

  constructor(private readonly limits: SlotLimits) {
    this.free = limits.slots;
  }

  /**
   * Runs work in a slot of its owner.
   * @param signal work that still waits when it aborts is not begun
   * @throws NoSlotError where too much waits, or no slot gets free in time
   */
  async run<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const mustWait = this.free === 0 || this.waiting.has(owner) || this.usedBy(owner) >= this.limits.perOwner;
    const hasSlot = mustWait ? await this.wait(owner, signal) : this.occupy(owner);
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      if (hasSlot) this.release(owner);
    }
  }

  private usedBy(owner: string): number {
    return this.used.get(owner) ?? 0;
  }

  private occupy(owner: string): true {
    this.free -= 1;
    this.used.set(owner, this.usedBy(owner) + 1);
    return true;
  }

  private release(owner: string): void {
    this.free += 1;
    const left = this.usedBy(owner) - 1;
    if (left > 0) this.used.set(owner, left);
    else this.used.delete(owner);
    this.startNext();
  }

  /** Returns whether a slot was taken; none is when the signal aborts. */
  private wait(owner: string, signal: AbortSignal | undefined): Promise<boolean> {
    const { waitMs, mostWaiting = Infinity } = this.limits;
    const queue = this.waiting.get(owner) ?? new Set();
    if (queue.size >= mostWaiting) throw new NoSlotError(`${mostWaiting} pieces of work are waiting already.`);
    return new Promise((resolve, reject) => {
      const dequeue = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abandon);
        queue.delete(start);
        if (queue.size === 0) this.waiting.delete(owner);
      };
      const start = () => {
        dequeue();
        resolve(this.occupy(owner));
      };
      const abandon = () => {
        dequeue();
        resolve(false);
      };
      const timeOut = () => {
        dequeue();
        reject(new NoSlotError(`No slot was free for ${waitMs} ms.`));
      };
      const timer = waitMs === undefined ? undefined : setTimeout(timeOut, waitMs);
      signal?.addEventListener('abort', abandon, { once: true });
      queue.add(start);
      this.waiting.set(owner, queue);
    });
  }

  /** Starts the next work of the first owner that has slots left; the owner goes to the end of the line. */
  private startNext(): void {
    for (const [owner, queue] of this.waiting) {
      if (this.usedBy(owner) >= this.limits.perOwner) continue;
      const [start] = queue;
      start?.();
      if (this.waiting.delete(owner)) this.waiting.set(owner, queue);
      return;
    }
  }
}
