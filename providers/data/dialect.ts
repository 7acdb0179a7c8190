import { defaultTraits, type ServerTraits } from '../serverTraits';
import { lighthouseDialect } from './lighthouseDialect';
import { waybillDialect } from './waybillDialect';

/** Syntax of a server's list queries: names of types and columns, and the form of an order. */
export interface DialectSyntax extends Pick<ServerTraits, 'ignoresCase' | 'escape'> {
  /** Returns the usual type of a list's `where`. */
  whereType(list: string): string;
  /** Returns the usual type of one clause of a list's `orderBy`. */
  orderType(list: string): string;
  /** Whether an update compares when the record was last changed, and refuses to overwrite another change. */
  comparesLastChange: boolean;
  /** Whether pages have a `limitedTotal`. */
  hasLimitedTotal: boolean;
  /** Largest depth of nested groups in a `where`. */
  whereDepth: number;
  /** Returns the name of a column as a value of the list's column enum. */
  column(name: string): string;
  /** Returns the clause of an `orderBy` that orders by one column. */
  order(column: string, direction: 'ASC' | 'DESC'): Readonly<Record<string, string>>;
}

/** Name of a dialect, as in the console's configuration. */
export type ServerDialect = 'waybill' | 'lighthouse';

/** Returns the syntax of a dialect. */
export function dialectSyntax(
  dialect: ServerDialect,
  { ignoresCase, escape }: ServerTraits = defaultTraits,
): DialectSyntax {
  switch (dialect) {
    case 'waybill':
      return waybillDialect;
    case 'lighthouse':
      return { ...lighthouseDialect, ignoresCase, escape };
  }
}
