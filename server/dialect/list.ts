import type { ListGroups, PaginatorInfo } from '../contract.generated';
import type { Session, TextRow } from '../database/database';
import { defaultLanguage } from '../texts/languages';
import type { Entity } from './entity';
import { badRequestError } from './errors';
import { readGroups } from './groups';
import { type ListArguments, type ListRequest, ListStatement, maxLimitedTotal } from './list-statement';
import { SqlParameters } from './parameters';
import { requireAffordableFilter } from './unindexed-filters';
import type { ReturnedRecord, RowProjection } from './projection';
import type { StatementContext, Viewer } from './scope';
import type { FieldSelection } from './selection';
import type { ListTotals } from './totals';
import { maxListLength } from './truncated';

/** A page of a list. Fields that the query does not select are absent. */
export interface ListPage {
  paginatorInfo: PaginatorInfo;
  data: ReturnedRecord[];
  groups?: ListGroups;
}

/**
 * Reads one page, and its list's groups. Its rows are cut before relations are joined. Rows are counted only if the query selects a total, and
 * all of them only for `total` or `lastPage`.
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
  const groups = args.groupBy && selection.has('groups') ? await readGroups(session, request, args.groupBy) : undefined;
  return { ...page, ...(groups && { groups }), data: projection ? rows.map((row) => projection.read(row, 0)) : [] };
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
  await requireAffordableFilter(session, request);
  const asked = requestedParts(selection, args.first);
  const number = args.page && args.page > 0 ? args.page : 1;
  const statement = new ListStatement(request, (number - 1) * args.first);
  const total = asked.total ? await statement.total(session) : undefined;
  const limited = asked.limitedTotal ? await statement.total(session, maxLimitedTotal + 1) : undefined;
  const page = asked.rows > 0 ? statement.page(asked.rows) : undefined;
  const read = page ? await statement.rows(session, page) : [];
  const more = total === undefined ? read.length > args.first : number * args.first < total;
  const rows = read.slice(0, args.first);
  return {
    rows,
    projection: page?.projection,
    paginatorInfo: {
      ...paginatorInfo(args.first, number, rows.length, more, total),
      ...limitedTotalOf(total ?? limited ?? 0),
    },
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
  /** Whether to count to the limit. False if all rows are counted anyway. */
  limitedTotal: boolean;
}

function requestedParts(selection: FieldSelection, first: number): RequestedParts {
  const info = selection.get('paginatorInfo');
  const total = info?.has('total') === true || info?.has('lastPage') === true;
  const limitedTotal = !total && (info?.has('limitedTotal') === true || info?.has('exceedsLimitedTotal') === true);
  const needsRows =
    selection.has('data') || ['count', 'firstItem', 'lastItem', 'hasMorePages'].some((name) => info?.has(name));
  if (!needsRows || first === 0) return { rows: 0, total, limitedTotal };
  return { rows: info?.has('hasMorePages') && !total ? first + 1 : first, total, limitedTotal };
}

/** Returns the fields that tell a total up to the limit. */
export function limitedTotalOf(total: number): Pick<PaginatorInfo, 'limitedTotal' | 'exceedsLimitedTotal'> {
  return { limitedTotal: Math.min(total, maxLimitedTotal), exceedsLimitedTotal: total > maxLimitedTotal };
}

function paginatorInfo(
  first: number,
  page: number,
  count: number,
  more: boolean,
  total = 0,
): Omit<PaginatorInfo, 'limitedTotal' | 'exceedsLimitedTotal'> {
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
