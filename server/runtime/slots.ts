/** Limits of concurrent work. All work is done for an owner, such as a tenant. */
export interface SlotLimits {
  slots: number;
  /** Maximum number of slots of one owner, so that one owner cannot occupy all slots. */
  perOwner: number;
  /** Milliseconds that work waits for a slot; unlimited if absent. */
  waitMs?: number;
  /** Maximum number of an owner's works that wait; unlimited if absent. */
  maxWaiting?: number;
}

/** Thrown when work is refused: too much work of its owner is waiting, or no slot was free in time. */
export class NoSlotError extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'NoSlotError';
  }
}

/** Limits concurrent work. Waiting owners take turns, regardless of how much work each has. */
export class WorkSlots {
  private free: number;
  private readonly used = new Map<string, number>();
  /** Functions that start waiting work, by owner, in the order of the owners' turns. */
  private readonly waiting = new Map<string, Set<() => void>>();

  constructor(private readonly limits: SlotLimits) {
    this.free = limits.slots;
  }

  /** Number of works that wait for a slot. */
  get waitingCount(): number {
    let count = 0;
    for (const queue of this.waiting.values()) count += queue.size;
    return count;
  }

  /** Number of slots in which work runs. */
  get usedCount(): number {
    return this.limits.slots - this.free;
  }

  /**
   * Runs work in a slot of its owner.
   * @param signal if it aborts while work waits, the work is not started
   * @throws NoSlotError if too much work waits or no slot is free in time
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

  /** Waits for a slot and takes it. Resolves to false, without a slot, if the signal aborts. */
  private wait(owner: string, signal: AbortSignal | undefined): Promise<boolean> {
    const { waitMs, maxWaiting = Infinity } = this.limits;
    const queue = this.waiting.get(owner) ?? new Set();
    if (queue.size >= maxWaiting) throw new NoSlotError(`${maxWaiting} pieces of work are waiting already.`);
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

  /** Starts the next work of the first waiting owner below `perOwner`, and moves that owner to the end of the queue. */
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
