import type { LiveEvent } from '@refinedev/core';

/** How Refine calls what happened to a record. */
export type EventType = 'created' | 'updated' | 'deleted' | 'restored';

/** One who wants to hear of an entity's changes. */
export interface Listener {
  /** Kinds of events, or `*` for all. */
  types: readonly string[];
  /** Only of these records; empty: of all. */
  ids: readonly string[];
  hear: (event: LiveEvent) => void;
}

/** The changes of one entity, on their way from one subscription to all its listeners. */
export interface Feed {
  listeners: Set<Listener>;
  /** Takes in a change; without an id, anything may have changed. */
  note(type: EventType, id?: string): void;
}

/** Milliseconds in which changes are gathered into one event: a bulk action is one refetch, not a hundred. */
const gathering = 100;

/** A feed of the changes of one entity. */
export function createFeed(entity: string): Feed {
  const listeners = new Set<Listener>();
  let news = new Map<EventType, Set<string>>();

  function tell(): void {
    const told = news;
    news = new Map();
    for (const [type, changed] of told) {
      const ids = [...changed];
      const event = { channel: `resources/${entity}`, type, payload: { ids }, date: new Date() };
      for (const listener of listeners) if (concerns(listener, type, ids)) listener.hear(event);
    }
  }

  return {
    listeners,
    note(type, id) {
      if (news.size === 0) setTimeout(tell, gathering);
      const ids = news.get(type) ?? new Set();
      if (id !== undefined) ids.add(id);
      news.set(type, ids);
    },
  };
}

function concerns(listener: Listener, type: EventType, changed: readonly string[]): boolean {
  if (!listener.types.includes('*') && !listener.types.includes(type)) return false;
  return listener.ids.length === 0 || changed.length === 0 || changed.some((id) => listener.ids.includes(id));
}
