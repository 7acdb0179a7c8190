import type { PaginatorInfo, Trashed } from '../contract.generated';
import type { Session, SqlStatement, TextRow } from '../database/database';
import { defaultLanguage } from '../texts/languages';
import type { Entity } from './entity';
import { badRequestError } from './errors';
import { type OrderColumn, orderStepsOf, type OrderStep } from './order';
import { type RowProjection, projectSelection, type ReturnedRecord } from './projection';
import { SqlParameters } from './parameters';
import { TableScope, type StatementContext, type Viewer } from './scope';
import type { FieldSelection } from './selection';
import { canUseIndexScan } from './index-scan';
import { maxListLength } from './truncated';
import { type WhereCondition, whereSql } from './where';

/** Arguments of a list query. */
export interface ListArguments {
  first: number;
  page?: number | null;
  where?: WhereCondition | null;
  orderBy?: readonly OrderColumn[] | null;
  trashed?: Trashed | null;
}

/** A page of a list. Fields that the query does not select are absent. */
export interface ListPage {
  paginatorInfo: PaginatorInfo;
  data: ReturnedRecord[];
}

/** Number of first pages whose query plans are cached. */
const pagesWithCachedPlan = 3;

/**
 * Reads one page with one statement. The page is cut before relations are joined, and rows are counted only if the
 * query selects `total` or `lastPage`.
 */
export async function listRecords(
  session: Session,
  entity: Entity,
  args: ListArguments,
  selection: FieldSelection,
  context: StatementContext,
): Promise<ListPage> {
  if (args.first < 0) throw badRequestError(`Requested pagination amount must be non-negative, got ${args.first}.`);
  if (args.first > maxListLength) {
    throw badRequestError(
      `Maximum number of ${maxListLength} requested items exceeded, got ${args.first}. Fetch smaller chunks.`,
    );
  }
  const asked = requestedParts(selection, args.first);
  const page = args.page && args.page > 0 ? args.page : 1;
  const statement = new ListStatement(
    entity,
    args,
    (page - 1) * args.first,
    selection.get('data') ?? new Map(),
    context,
  );
  const { rows, total } = await statement.run(session, asked);
  const more = total === undefined ? rows.length > args.first : page * args.first < total;
  const data = rows.slice(0, args.first);
  return { data, paginatorInfo: paginatorInfo(args.first, page, data.length, more, total) };
}

/** Returns whether a viewer may see a record. A deleted record counts as visible. */
export async function isRecordVisible(session: Session, entity: Entity, id: string, viewer: Viewer): Promise<boolean> {
  const context = { ...viewer, language: defaultLanguage, parameters: new SqlParameters(), aliases: 0 } as const;
  const args = { first: 1, where: { column: 'id', operator: 'EQ', value: id }, trashed: 'WITH' } as const;
  const { data } = await listRecords(session, entity, args, new Map([['data', new Map()]]), context);
  return data.length > 0;
}

/** The parts of a page that a query selects and the database must read. */
interface RequestedParts {
  /** Number of rows to read. One row more than the page shows whether another page follows. */
  rows: number;
  total: boolean;
}

function requestedParts(selection: FieldSelection, first: number): RequestedParts {
  const info = selection.get('paginatorInfo');
  const total = info?.has('total') === true || info?.has('lastPage') === true;
  const needsRows =
    selection.has('data') || ['count', 'firstItem', 'lastItem', 'hasMorePages'].some((name) => info?.has(name));
  if (!needsRows || first === 0) return { rows: 0, total };
  return { rows: info?.has('hasMorePages') && !total ? first + 1 : first, total };
}

function paginatorInfo(first: number, page: number, count: number, more: boolean, total = 0): PaginatorInfo {
  const before = (page - 1) * first;
  return {
    count,
    currentPage: page,
    firstItem: count > 0 ? before + 1 : null,
    hasMorePages: first > 0 && more,
    lastItem: count > 0 ? before + count : null,
    lastPage: first > 0 ? Math.max(1, Math.ceil(total / first)) : 0,
    perPage: first,
    total,
  };
}

/** Builds and runs the SQL of one list. */
class ListStatement {
  constructor(
    private readonly entity: Entity,
    private readonly args: ListArguments,
    private readonly offset: number,
    private readonly fields: FieldSelection,
    private readonly context: StatementContext,
  ) {}

  async run(session: Session, asked: RequestedParts): Promise<{ rows: ReturnedRecord[]; total?: number }> {
    if (asked.rows === 0 && !asked.total) return { rows: [] };
    const count = asked.total ? this.count() : undefined;
    if (asked.rows === 0) {
      const [row] = await session.rows(this.statement(count ?? ''));
      return { rows: [], total: Number(row?.[0]) };
    }
    const { sql, projection, canCachePlan } = this.page(asked.rows, count);
    const rows = await session.rows({ ...this.statement(sql), canCachePlan });
    const read = (row: TextRow) => projection.read(row, count ? 2 : 0);
    if (!count) return { rows: rows.map(read) };
    // The count is a column of every row; on an empty page, the only row has no id.
    return { rows: rows.filter((row) => row[1] !== null).map(read), total: Number(rows[0]?.[0]) };
  }

  private statement(text: string): SqlStatement {
    return { text, params: this.context.parameters.values };
  }

  private count(): string {
    const scope = new TableScope(this.entity, this.context);
    const conditions = this.conditions(scope);
    return `SELECT count(*) AS total FROM ${scope.from()}${conditions}`;
  }

  private conditions(scope: TableScope): string {
    const conditions = [
      scope.tenantCondition(),
      scope.policyCondition(),
      trashedSql(scope, this.args.trashed),
      whereSql(scope, this.args.where ?? {}),
    ];
    const given = conditions.filter((condition) => condition !== undefined);
    return given.length > 0 ? ` WHERE ${given.join(' AND ')}` : '';
  }

  /** Returns the SQL of a page: an inner query selects the page's rows, and the outer query joins relations to them. */
  private page(
    rows: number,
    count: string | undefined,
  ): { sql: string; projection: RowProjection; canCachePlan: boolean } {
    const inner = new TableScope(this.entity, this.context);
    const conditions = this.conditions(inner);
    const order = orderStepsOf(inner, this.args.orderBy ?? []);
    const keys = order.map(({ sql }, index) => `${sql} AS k${index}`);
    const sorting = (name: (index: number) => string) =>
      order.map(({ direction }, index) => `${name(index)} ${direction}`).join(', ');
    const cut =
      `(SELECT ${[`${inner.alias}.*`, ...keys].join(', ')} FROM ${inner.from()}${conditions}` +
      ` ORDER BY ${sorting((index) => order[index]?.sql ?? '')} LIMIT ${rows} OFFSET ${this.offset})`;

    const outer = new TableScope(this.entity, this.context);
    const projection = projectSelection(outer, this.fields);
    const page = `${cut} ${outer.alias}`;
    const columns = projection.columns.length > 0 ? projection.columns : ['true'];
    const sorted = ` ORDER BY ${sorting((index) => `${outer.alias}.k${index}`)}`;
    if (!count)
      return {
        sql: `SELECT ${columns.join(', ')} FROM ${page}${outer.joins()}${sorted}`,
        projection,
        canCachePlan: this.canCachePlan(inner, order),
      };
    const counted = `(${count}) c LEFT JOIN ${page} ON true${outer.joins()}`;
    return {
      sql: `SELECT c.total, ${[outer.column('id'), ...columns].join(', ')} FROM ${counted}${sorted}`,
      projection,
      canCachePlan: false,
    };
  }

  /** Returns whether to cache the plan. Pages far from the start are rarely read again, so their plans are not. */
  private canCachePlan(scope: TableScope, order: readonly OrderStep[]): boolean {
    const { where, trashed, first } = this.args;
    return (
      trashed !== 'ONLY' && this.offset < first * pagesWithCachedPlan && canUseIndexScan(scope, where ?? {}, order)
    );
  }
}

function trashedSql(scope: TableScope, trashed: Trashed | null | undefined): string | undefined {
  if (trashed === 'WITH') return undefined;
  if (!scope.shape.softDeletes) return scope.deletedWithCondition(trashed === 'ONLY');
  return `${scope.column('deleted_at')} IS ${trashed === 'ONLY' ? 'NOT NULL' : 'NULL'}`;
}
