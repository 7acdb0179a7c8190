import { LruCache } from '../runtime/lru-cache';
import type { ViewerId } from './parameters';
import type { RowProjection } from './projection';
import type { Viewer } from './scope';

/** The statement of a list's page, which is the same for other values of its conditions and for other tenants. */
export interface PageStatement {
  text: string;
  projection: RowProjection;
  canCachePlan: boolean;
  /** The ids of the viewer that its parameters hold after those of the conditions. */
  viewerIds: readonly ViewerId[];
}

/** The statements of one list and selection, by all else that their text depends on. */
export interface PageStatementCache {
  get(key: string): PageStatement | undefined;
  set(key: string, statement: PageStatement): void;
}

/** Maximum number of kept statements of all lists. Each takes some 10 KB. */
const maxStatements = 500;

/** Keeps the statements of pages, so that a repeated list is not built again. */
export class PageStatements {
  private readonly statements = new LruCache<string, PageStatement>(maxStatements);
  private lists = 0;

  /** Returns the cache of a further list. */
  ofList(): PageStatementCache {
    this.lists += 1;
    const list = this.lists;
    return {
      get: (key) => this.statements.get(`${list}|${key}`),
      set: (key, statement) => this.statements.set(`${list}|${key}`, statement),
    };
  }
}

const keys = new WeakMap<Viewer['permissions'], string>();

/** Returns a text that is the same for viewers with the same permissions. */
export function permissionsKey({ permissions }: Viewer): string {
  const known = keys.get(permissions);
  if (known !== undefined) return known;
  const key = [...permissions].toSorted().join(' ');
  keys.set(permissions, key);
  return key;
}
