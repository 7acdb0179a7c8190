import type { BaseRecord, GetListParams, GetListResponse } from '@refinedev/core';

/** A page of a list: its number, from 1, and its number of records. */
interface ListPage {
  currentPage: number;
  pageSize: number;
}

/** Reads a page of a list, in several calls when it is larger than the server's largest page. */
export async function readLargePage<T extends BaseRecord>(
  params: GetListParams,
  largest: number,
  read: (params: GetListParams) => Promise<GetListResponse<T>>,
): Promise<GetListResponse<T>> {
  const { pageSize = 0, currentPage = 1 } = params.pagination ?? {};
  if (pageSize <= largest) return read(params);
  const pages = splitPage({ currentPage, pageSize }, largest);
  return joinPages(
    await Promise.all(pages.map((page) => read({ ...params, pagination: { ...params.pagination, ...page } }))),
  );
}

/**
 * Returns the pages of at most `largest` records that are together one page of a list. All have the same size, because
 * the number of a page counts pages of its own size.
 */
function splitPage({ currentPage, pageSize }: ListPage, largest: number): ListPage[] {
  let count = Math.ceil(pageSize / largest);
  while (pageSize % count !== 0) count += 1;
  return Array.from({ length: count }, (_, index) => ({
    currentPage: (currentPage - 1) * count + index + 1,
    pageSize: pageSize / count,
  }));
}

/** Joins the answers to the parts of a page. The total is that of the last part with records. */
function joinPages<T extends BaseRecord>(pages: readonly GetListResponse<T>[]): GetListResponse<T> {
  const [first, ...others] = pages;
  if (!first) return { data: [], total: 0 };
  const last = others.findLast(({ data }) => data.length > 0) ?? first;
  return { ...last, data: pages.flatMap(({ data }) => data) };
}
