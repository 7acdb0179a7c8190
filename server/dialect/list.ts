import type { PaginatorInfo, Trashed } from '../contract.generated';
import type { Session, TextRow } from '../database/database';
import { defaultLanguage } from '../texts/languages';
import type { Entity } from './entity';
import { badRequestError } from './errors';
import { type OrderColumn, orderStepsOf, type OrderStep } from './order';
import { type RowProjection, projectSelection, type ReturnedRecord } from './projection';
import { type PageStatement, type PageStatementCache, permissionsKey } from './page-statements';
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
  const request = { entity, args, selection, context, totals };
  const { rows, projection, ...page } = await readPage(session, request);
  return { ...page, data: projection ? rows.map((row) => projection.read(row, 0)) : [] };
}

/** A list to read. */
export interface ListRequest {
  entity: Entity;
  args: ListArguments;
  selection: FieldSelection;
  context: StatementContext;
  totals?: ListTotals | undefined;
  /** Statements of this list and selection for other arguments; absent: the statement is built each time. */
  statements?: PageStatementCache | undefined;
}

/** The rows of a page, with their projection; without one if the query needs no rows. */
export interface ReadPage {
  rows: readonly TextRow[];
  paginatorInfo: PaginatorInfo;
  projection?: RowProjection | undefined;
}

/** Reads one page of rows. */
export async function readPage(session: Session, request: ListRequest): Promise<ReadPage> {
  const { args, selection } = request;
  if (args.first < 0) throw badRequestError(`Requested pagination amount must be non-negative, got ${args.first}.`);
  if (args.first > maxListLength) {
    throw badRequestError(
      `Maximum number of ${maxListLength} requested items exceeded, got ${args.first}. Fetch smaller chunks.`,
    );
  }
  const asked = requestedParts(selection, args.first);
  const number = args.page && args.page > 0 ? args.page : 1;
  const statement = new ListStatement(request, (number - 1) * args.first);
  const total = asked.total ? await statement.total(session) : undefined;
  const page = asked.rows > 0 ? statement.page(asked.rows) : undefined;
  const read = page ? await statement.rows(session, page) : [];
  const more = total === undefined ? read.length > args.first : number * args.first < total;
  const rows = read.slice(0, args.first);
  return {
    rows,
    projection: page?.projection,
    paginatorInfo: paginatorInfo(args.first, number, rows.length, more, total),
  };
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
  private readonly scope: TableScope;
  private readonly conditions: readonly string[];
  /** Number of parameters of the conditions. */
  private readonly conditionParameters: number;

  constructor(
    private readonly list: ListRequest,
    private readonly offset: number,
  ) {
    const { entity, args, context } = list;
    this.scope = new TableScope(entity, context);
    this.conditions = [
      this.scope.tenantCondition(),
      this.scope.policyCondition(),
      trashedSql(this.scope, args.trashed),
      whereSql(this.scope, args.where ?? {}),
    ].filter((condition) => condition !== undefined);
    this.conditionParameters = context.parameters.values.length;
  }

  /** Counts the rows of the list. Call it before `page`, which joins further tables. */
  total(session: Session): Promise<number> {
    const { context, totals } = this.list;
    const where = this.conditions.length > 0 ? ` WHERE ${this.conditions.join(' AND ')}` : '';
    const text = `SELECT count(*) FROM ${this.scope.from()}${where}`;
    const statement = { text, params: context.parameters.values.slice(0, this.conditionParameters) };
    const run = async () => {
      const [row] = await session.rows(statement);
      return Number(row?.[0]);
    };
    return totals ? totals.count(context.tenant, statement, run) : run();
  }

  rows(session: Session, { text, canCachePlan }: PageStatement): Promise<TextRow[]> {
    return session.rows({ text, params: this.list.context.parameters.values, canCachePlan });
  }

  /** Returns the statement of a page, from the cache if it was built for the same conditions, and adds its parameters. */
  page(rows: number): PageStatement {
    const { context, statements } = this.list;
    const key = statements && this.cacheKey(rows);
    const known = key === undefined ? undefined : statements?.get(key);
    if (known) {
      for (const name of known.viewerIds) context.parameters.addId(name, context);
      return known;
    }
    const built = this.build(rows);
    const viewerIds = context.parameters.viewerIdsAfter(this.conditionParameters);
    const page = { ...built, viewerIds: viewerIds ?? [] };
    if (key !== undefined && viewerIds) statements?.set(key, page);
    return page;
  }

  /**
   * Returns all that the text of the statement depends on, apart from the entity and the selection. The joins belong to it:
   * conditions name a joined table only by its alias.
   */
  private cacheKey(rows: number): string {
    const { args, context } = this.list;
    const range = `${this.offset} ${rows} ${args.trashed}`;
    const order = args.orderBy?.map(({ column, direction }) => `${column} ${direction}`).join();
    const viewer = `${context.language} ${permissionsKey(context)}`;
    return [range, order, viewer, this.scope.from(), ...this.conditions].join('|');
  }

  /** Builds the SQL of a page: an inner query selects the page's rows, and the outer query joins relations to them. */
  private build(rows: number): Omit<PageStatement, 'viewerIds'> {
    const { entity, args, selection, context } = this.list;
    const order = orderStepsOf(this.scope, args.orderBy ?? [], args.trashed ?? 'WITHOUT');
    const range = { offset: this.offset, rows };
    const cut = pageSql(this.scope, this.conditions, order, range);

    const outer = new TableScope(entity, context);
    const projection = projectSelection(outer, selection.get('data') ?? new Map());
    const columns = projection.columns.length > 0 ? projection.columns : ['true'];
    const alias = readsOnlyIds(range) ? 'page' : outer.alias;
    const page = `(${cut}) ${alias}${readsOnlyIds(range) ? ` JOIN ${outer.table()} ON ${sameRowSql(outer, alias)}` : ''}`;
    return {
      text: `SELECT ${columns.join(', ')} FROM ${page}${outer.joins()} ORDER BY ${keySortingSql(order, alias)}`,
      projection,
      canCachePlan: this.canCachePlan(this.scope, order),
    };
  }

  /** Returns whether to cache the plan. Pages far from the start are rarely read again, so their plans are not. */
  private canCachePlan(scope: TableScope, order: readonly OrderStep[]): boolean {
    const { where, trashed, first } = this.list.args;
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
