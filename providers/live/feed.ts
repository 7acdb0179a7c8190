import type { LiveEvent } from '@refinedev/core';

/** Refine's names for the types of changes. */
export type ChangeType = 'created' | 'updated' | 'deleted' | 'restored';

/** A component that listens to the changes of an entity's records. */
export interface RecordChangeListener {
  /** Event types, or `*` for all. */
  types: readonly string[];
  /** Ids of the records to follow; when empty, all records. */
  ids: readonly string[];
  onEvent: (event: LiveEvent) => void;
}

/** Passes the changes of one entity on to its listeners. */
export interface RecordChangeFeed {
  listeners: Set<RecordChangeListener>;
  /** Adds a change of one record, or of unknown records when `id` is undefined. */
  push(type: ChangeType, id?: string): void;
}

/** Milliseconds after the first change in which further ones become part of the same event. */
const batchDelayMs = 100;
/**
 * Least milliseconds between two events. During a bulk action, each event would otherwise send queries that compete with
 * the action.
 */
const minIntervalMs = 1_000;

/** Creates the feed of an entity. It collects changes for a short time and then calls the listeners. */
export function createRecordChangeFeed(entity: string): RecordChangeFeed {
  const listeners = new Set<RecordChangeListener>();
  let changes = new Map<ChangeType, Set<string> | 'unknown'>();
  let flushedAt = Number.NEGATIVE_INFINITY;

  function flush(): void {
    const pushed = changes;
    flushedAt = performance.now();
    changes = new Map();
    for (const [type, changed] of pushed) {
      const ids = changed === 'unknown' ? [] : [...changed];
      const event = { channel: `resources/${entity}`, type, payload: { ids }, date: new Date() };
      for (const listener of listeners) if (matches(listener, type, ids)) listener.onEvent(event);
    }
  }

  return {
    listeners,
    push(type, id) {
      if (changes.size === 0) setTimeout(flush, Math.max(batchDelayMs, flushedAt + minIntervalMs - performance.now()));
      const ids = changes.get(type) ?? new Set();
      if (id === undefined || ids === 'unknown') changes.set(type, 'unknown');
      else changes.set(type, ids.add(id));
    },
  };
}

function matches(listener: RecordChangeListener, type: ChangeType, changed: readonly string[]): boolean {
  if (!listener.types.includes('*') && !listener.types.includes(type)) return false;
  return listener.ids.length === 0 || changed.length === 0 || changed.some((id) => listener.ids.includes(id));
}
