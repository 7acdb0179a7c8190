import { lighthouse } from './lighthouse';
import { waybill } from './waybill';

/** How a server spells the list dialect. The meaning is the same everywhere (dialect.md). */
export interface Spelling {
  /** Type of a list's `where`. */
  whereType(list: string): string;
  /** Type of one clause of a list's `orderBy`. */
  orderType(list: string): string;
  /** How many groups deep a `where` may be. */
  whereDepth: number;
  /** A column as the value of the list's enum. */
  column(name: string): string;
  /** One clause of an order. */
  order(column: string, direction: 'ASC' | 'DESC'): Readonly<Record<string, string>>;
}

/** Names of the spellings, as the console's configuration says them. */
export type Dialect = 'waybill' | 'lighthouse';

/**
 * The spelling of a dialect.
 *
 * @param relationOrders Lighthouse only: lists that can also be ordered by relations, whose clauses have another type
 */
export function spellingOf(dialect: Dialect, relationOrders: readonly string[]): Spelling {
  switch (dialect) {
    case 'waybill':
      return waybill;
    case 'lighthouse':
      return lighthouse(relationOrders);
  }
}
