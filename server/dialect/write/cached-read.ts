import type { Session } from '../../database/database';

/** What a cached read needs. Reads with the same `scope` share what they have read: one mutation, or one batch. */
export interface ReadContext {
  session: Session;
  scope: object;
}

/** The records of a batch: the inputs of all, how many it creates, and the current rows of those that it updates. */
export interface BatchRecords {
  inputs: readonly Readonly<Record<string, unknown>>[];
  creates: number;
  locked: readonly Readonly<Record<string, unknown>>[];
}

/**
 * A read that rules repeat with equal keys, such as the class of a vehicle. Within one scope, each key is read once.
 * Only for what the mutation itself does not change.
 */
export class CachedRead<T> {
  private readonly byScope = new WeakMap<object, Map<string, Promise<T>>>();

  constructor(private readonly read: (session: Session, key: string) => Promise<T>) {}

  /** Returns the value of a key, which is read unless it is known in the scope. */
  get({ session, scope }: ReadContext, key: string): Promise<T> {
    const known = this.valuesOf(scope);
    const earlier = known.get(key);
    if (earlier) return earlier;
    const value = this.read(session, key);
    known.set(key, value);
    return value;
  }

  /** Stores a value that was read together with others, so that `get` does not read it. */
  set({ scope }: Pick<ReadContext, 'scope'>, key: string, value: T): void {
    this.valuesOf(scope).set(key, Promise.resolve(value));
  }

  private valuesOf(scope: object): Map<string, Promise<T>> {
    const known = this.byScope.get(scope) ?? new Map<string, Promise<T>>();
    this.byScope.set(scope, known);
    return known;
  }
}
