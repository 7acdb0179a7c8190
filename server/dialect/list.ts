import type { PaginatorInfo, Trashed } from '../contract.generated';
import type { Session, SqlStatement } from '../database/database';
import { defaultLanguage } from '../texts/languages';
import type { Entity } from './entity';
import { badRequestError } from './errors';
import { type OrderColumn, orderStepsOf, type OrderStep } from './order';
import { type RowProjection, projectSelection, type ReturnedRecord } from './projection';
import { keySortingSql, pageSql, readsOnlyIds, sameRowSql } from './page';
import { SqlParameters } from './parameters';
import { TableScope, type StatementContext, type Viewer } from './scope';
import type { FieldSelection } from './selection';
import { canUseIndexScan } from './index-scan';
import type { ListTotals } from './totals';
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
 * Reads one page. Its rows are cut before relations are joined. All rows are counted only if the query selects `total`
 * or `lastPage`.
 */
export async function listRecords(
  session: Session,
  entity: Entity,
  args: ListArguments,
  selection: FieldSelection,
  context: StatementContext,
  totals?: ListTotals,
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
    totals,
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
    private readonly totals: ListTotals | undefined,
  ) {}

  async run(session: Session, asked: RequestedParts): Promise<{ rows: ReturnedRecord[]; total?: number | undefined }> {
    const total = asked.total ? await this.total(session) : undefined;
    if (asked.rows === 0) return { rows: [], total };
    const { sql, projection, canCachePlan } = this.page(asked.rows);
    const rows = await session.rows({ ...this.statement(sql), canCachePlan });
    return { rows: rows.map((row) => projection.read(row, 0)), total };
  }

  private statement(text: string): SqlStatement {
    return { text, params: this.context.parameters.values };
  }

  private async total(session: Session): Promise<number> {
    const context = { ...this.context, parameters: new SqlParameters(), aliases: 0 };
    const scope = new TableScope(this.entity, context);
    const conditions = this.conditions(scope);
    const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
    const text = `SELECT count(*) FROM ${scope.from()}${where}`;
    const statement = { text, params: context.parameters.values };
    const run = async () => {
      const [row] = await session.rows(statement);
      return Number(row?.[0]);
    };
    return this.totals ? this.totals.count(context.tenant, statement, run) : run();
  }

  private conditions(scope: TableScope): string[] {
    const conditions = [
      scope.tenantCondition(),
      scope.policyCondition(),
      trashedSql(scope, this.args.trashed),
      whereSql(scope, this.args.where ?? {}),
    ];
    return conditions.filter((condition) => condition !== undefined);
  }

  /** Returns the SQL of a page: an inner query selects the page's rows, and the outer query joins relations to them. */
  private page(rows: number): { sql: string; projection: RowProjection; canCachePlan: boolean } {
    const inner = new TableScope(this.entity, this.context);
    const conditions = this.conditions(inner);
    const order = orderStepsOf(inner, this.args.orderBy ?? [], this.args.trashed ?? 'WITHOUT');
    const range = { offset: this.offset, rows };
    const cut = pageSql(inner, conditions, order, range);

    const outer = new TableScope(this.entity, this.context);
    const projection = projectSelection(outer, this.fields);
    const columns = projection.columns.length > 0 ? projection.columns : ['true'];
    const alias = readsOnlyIds(range) ? 'page' : outer.alias;
    const page = `(${cut}) ${alias}${readsOnlyIds(range) ? ` JOIN ${outer.table()} ON ${sameRowSql(outer, alias)}` : ''}`;
    return {
      sql: `SELECT ${columns.join(', ')} FROM ${page}${outer.joins()} ORDER BY ${keySortingSql(order, alias)}`,
      projection,
      canCachePlan: this.canCachePlan(inner, order),
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
