import type { Trashed } from '../contract.generated';
import type { Session, TextRow } from '../database/database';
import type { Entity } from './entity';
import { canScanRareIndex, canUseIndexScan, findsById, rareMarksOf } from './index-scan';
import { type OrderColumn, orderStepsOf, type OrderStep } from './order';
import { keySortingSql, pageSql, readsOnlyIds, sameRowSql } from './page';
import { type PageStatement, type PageStatementCache, permissionsKey } from './page-statements';
import { projectSelection } from './projection';
import { type StatementContext, TableScope } from './scope';
import { canReadSearchPage, type ListSearch, searchPageSql, splitSearch } from './search-page';
import type { FieldSelection } from './selection';
import type { ListTotals } from './totals';
import { checkConditionCount, matchingIdsSql, type WhereCondition, whereSql } from './where';

/** How the rows of a list are grouped, as `groupBy` contains it. */
export interface ListGrouping {
  column: string;
  /** Columns with numbers that are summed within each group. */
  sums?: readonly string[] | null;
  /** Column whose values have sums of their own, such as the currency of amounts. */
  unit?: string | null;
  first?: number | null;
  page?: number | null;
}

/** Arguments of a list query. */
export interface ListArguments {
  first: number;
  page?: number | null;
  where?: WhereCondition | null;
  orderBy?: readonly OrderColumn[] | null;
  groupBy?: ListGrouping | null;
  trashed?: Trashed | null;
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

/** Maximum number of records that a limited total counts. */
export const maxLimitedTotal = 100_000;

/** Number of first pages whose query plans are cached. */
const pagesWithCachedPlan = 3;

/** Builds and runs the SQL of one list. */
export class ListStatement {
  private readonly scope: TableScope;
  private readonly conditions: readonly string[];
  /** The search among the conditions; undefined without one. */
  private readonly search: ListSearch | undefined;
  /** Number of parameters of the conditions. */
  private readonly conditionParameters: number;

  constructor(
    private readonly list: ListRequest,
    private readonly offset: number,
  ) {
    const { entity, args, context } = list;
    this.scope = new TableScope(entity, context);
    const where = args.where ?? {};
    checkConditionCount(where);
    const split = splitSearch(where);
    const besides = listConditions(this.scope, { ...args, where: split ? split.others : where });
    const ids = split && matchingIdsSql(this.scope, split.search.OR ?? []);
    const byIds = ids && `${this.scope.column('id')} IN (${ids})`;
    const condition = byIds ?? (split && whereSql(this.scope, split.search));
    this.search = split && condition !== undefined ? { ...split, besides, condition, ids } : undefined;
    this.conditions = condition === undefined ? besides : [...besides, condition];
    this.conditionParameters = context.parameters.values.length;
  }

  /** Counts the rows of the list, `most` at most. Call it before `page`, which joins further tables. */
  total(session: Session, most?: number): Promise<number> {
    const { context, totals } = this.list;
    const where = this.conditions.length > 0 ? ` WHERE ${this.conditions.join(' AND ')}` : '';
    const counted = `${this.scope.from()}${where}`;
    const text = `SELECT count(*) FROM ${most === undefined ? counted : `(SELECT FROM ${counted} LIMIT ${most}) counted`}`;
    const statement = { text, params: context.parameters.values.slice(0, this.conditionParameters) };
    const run = async () => {
      const [row] = await session.rows(statement);
      return Number(row?.[0]);
    };
    return totals ? totals.count(context.tenant, statement, run) : run();
  }

  /** Reads the rows of a page. */
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
    const range = `${this.offset} ${rows} ${args.trashed} ${this.rareMarks().join()}`;
    const order = args.orderBy?.map(({ column, direction }) => `${column} ${direction}`).join();
    const viewer = `${context.language} ${permissionsKey(context)}`;
    return [range, order, viewer, this.scope.from(), ...this.conditions].join('|');
  }

  /** Builds the SQL of a page: an inner query selects the page's rows, and the outer query joins relations to them. */
  private build(rows: number): Omit<PageStatement, 'viewerIds'> {
    const { entity, args, selection, context } = this.list;
    const order = orderStepsOf(this.scope, args.orderBy ?? [], args.trashed ?? 'WITHOUT');
    const { scope, search } = this;
    const marks = this.rareMarks();
    // An order that no index of the marked rows has would be read until it has met enough of them, which may be at its end.
    const hasFewRows = marks.length > 0 && !canScanRareIndex(scope, marks, order);
    const range = { offset: this.offset, rows, hasFewRows };
    const cut =
      search && args.trashed !== 'ONLY' && canReadSearchPage(scope, search, order, range)
        ? searchPageSql(scope, search, order, range)
        : pageSql(scope, this.conditions, order, range);

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

  private rareMarks(): string[] {
    const { where, trashed } = this.list.args;
    return (trashed ?? 'WITHOUT') === 'WITHOUT' ? rareMarksOf(this.scope, where ?? {}) : [];
  }

  /** Returns whether to cache the plan. Pages far from the start are rarely read again, so their plans are not. */
  private canCachePlan(scope: TableScope, order: readonly OrderStep[]): boolean {
    const { where, trashed, first } = this.list.args;
    if (trashed === 'ONLY' || this.offset >= first * pagesWithCachedPlan) return false;
    return findsById(where ?? {}) || canUseIndexScan(scope, where ?? {}, order);
  }
}

/** Returns the conditions of a list's rows: the tenant, what the viewer may see, and the arguments. */
export function listConditions(
  scope: TableScope,
  { where, trashed }: Pick<ListArguments, 'where' | 'trashed'>,
): readonly string[] {
  return [
    scope.tenantCondition(),
    scope.policyCondition(),
    trashedSql(scope, trashed),
    whereSql(scope, where ?? {}),
  ].filter((condition) => condition !== undefined);
}

function trashedSql(scope: TableScope, trashed: Trashed | null | undefined): string | undefined {
  if (trashed === 'WITH') return undefined;
  if (!scope.shape.softDeletes) return scope.deletedWithCondition(trashed === 'ONLY');
  return `${scope.column('deleted_at')} IS ${trashed === 'ONLY' ? 'NOT NULL' : 'NULL'}`;
}
