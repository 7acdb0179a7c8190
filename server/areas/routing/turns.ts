/** Lets so many through at once; the others stand in line, first come first served. */
export class Turns {
  private taken = 0;
  private readonly line = new Set<() => void>();

  constructor(private readonly most: number) {}

  /** Waits for a turn, which is to be passed on afterwards; false when none has come within so many milliseconds. */
  comes(patience: number): Promise<boolean> {
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
        this.line.delete(enter);
        resolve(false);
      }, patience);
      this.line.add(enter);
    });
  }

  /** Gives one's turn to whoever has waited longest. */
  pass(): void {
    const [next] = this.line;
    if (!next) {
      this.taken -= 1;
      return;
    }
    this.line.delete(next);
    next();
  }
}
