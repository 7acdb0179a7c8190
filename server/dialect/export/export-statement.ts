import type { Session, SqlStatement } from '../../database/database';
import { type ListArguments, listConditions } from '../list-statement';
import type { Entity } from '../entity';
import { type OrderStep, orderStepsOf } from '../order';
import { SqlParameters } from '../parameters';
import { type StatementContext, TableScope, type Viewer } from '../scope';
import type { Language } from '../../contract.generated';
import { exportCell, type ExportColumn } from './cells';
import { csvCell, type CsvTexts } from './csv-cells';
import { createRowReader, type RowReader } from './row-reader';

/** The rows of a list to export: all that its arguments select, in its order. */
export interface ExportRequest {
  entity: Entity;
  args: Pick<ListArguments, 'where' | 'orderBy' | 'trashed'>;
  columns: readonly ExportColumn[];
  viewer: Viewer;
  language: Language;
  /** Time zone of times: an IANA name. */
  timeZone: string;
  /** Has the values be the texts of a CSV file. */
  csv?: CsvTexts | undefined;
}

/** Number of rows that are read and written together: few, so that other work of the server waits for milliseconds only. */
export const batchSize = 1000;

/** Builds the SQL of an export, under the same tenant, permissions and row policy as its list. */
export class ExportStatement {
  constructor(private readonly request: ExportRequest) {}

  /** Counts the rows, up to `most`. */
  async count(session: Session, most: number): Promise<number> {
    const { scope, context, conditions } = this.begin();
    const text = `SELECT count(*) FROM (SELECT FROM ${scope.from()}${whereOf(conditions)} LIMIT ${most}) counted`;
    const [row] = await session.rows({ text, params: context.parameters.values });
    return Number(row?.[0]);
  }

  /** Returns the statement that selects all rows in their order. */
  all(): ReadableRows {
    const { scope, context, conditions, order } = this.begin();
    const { columns, read } = this.rowReader(scope, context);
    const text = `SELECT ${columns.join(', ')} FROM ${scope.from()}${whereOf(conditions)} ORDER BY ${sortingOf(order)}`;
    return { statement: { text, params: context.parameters.values }, read };
  }

  /**
   * Returns the statement that selects all rows in their order, each value in a column of its own; undefined if PostgreSQL
   * cannot compute all of them.
   */
  allPlain(): SqlStatement | undefined {
    const { scope, context, conditions, order } = this.begin();
    const cells = this.cells(scope, context);
    const columns = cells.flatMap((cell) => (cell.kind === 'plain' ? [cell.sql] : []));
    if (columns.length < cells.length) return undefined;
    const text = `SELECT ${columns.join(', ')} FROM ${scope.from()}${whereOf(conditions)} ORDER BY ${sortingOf(order)}`;
    return { text, params: context.parameters.values };
  }

  /** Returns the statement that selects the ids of all rows in their order, in texts of `batchSize` ids: `{1,2,3}`. */
  ids(): SqlStatement {
    const { scope, context, conditions, order } = this.begin();
    const numbered = `SELECT ${scope.column('id')} AS id, row_number() OVER (ORDER BY ${sortingOf(order)}) - 1 AS n`;
    const text =
      `SELECT '{' || string_agg(id::text, ',' ORDER BY n) || '}' FROM (${numbered} FROM ${scope.from()}${whereOf(conditions)}) numbered` +
      ` GROUP BY n / ${batchSize} ORDER BY n / ${batchSize}`;
    return { text, params: context.parameters.values };
  }

  /** Returns the statement that selects those of some rows that the list still has, in the order of their ids. */
  rowsOf(ids: string): ReadableRows {
    const { scope, context, conditions } = this.begin();
    const { columns, read } = this.rowReader(scope, context);
    const wanted = `unnest(${context.parameters.add(ids)}::bigint[]) WITH ORDINALITY wanted(id, n)`;
    const text =
      `SELECT ${columns.join(', ')} FROM ${wanted} CROSS JOIN ${scope.from()}` +
      `${whereOf([`${scope.column('id')} = wanted.id`, ...conditions])} ORDER BY wanted.n`;
    return { statement: { text, params: context.parameters.values }, read };
  }

  private begin() {
    const { entity, args, viewer, language } = this.request;
    const parameters = new SqlParameters();
    const context: StatementContext = { ...viewer, language, parameters, aliases: 0, memoizesJoins: true };
    const scope = new TableScope(entity, context);
    const conditions = listConditions(scope, args);
    const order = orderStepsOf(scope, args.orderBy ?? [], args.trashed ?? 'WITHOUT');
    return { scope, context, conditions, order };
  }

  private rowReader(scope: TableScope, context: StatementContext): RowReader {
    return createRowReader(this.cells(scope, context));
  }

  private cells(scope: TableScope, { parameters }: StatementContext) {
    const { columns, timeZone, csv } = this.request;
    const hasTimes = columns.some(({ kind }) => kind === 'datetime');
    const zone = hasTimes ? `${parameters.add(timeZone)}::text` : '';
    return columns.map((column, index) => {
      const cell = exportCell(scope, column, zone);
      const written = csv?.columns[index];
      return csv && written ? csvCell(cell, written, { style: csv.style, parameters }) : cell;
    });
  }
}

/** A statement, and the function that reads a row of it. */
export interface ReadableRows extends Pick<RowReader, 'read'> {
  statement: SqlStatement;
}

const whereOf = (conditions: readonly string[]) => (conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '');
const sortingOf = (order: readonly OrderStep[]) => order.map(({ sql, direction }) => `${sql} ${direction}`).join(', ');
