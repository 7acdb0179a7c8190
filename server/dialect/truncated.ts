import { type GraphQLFieldResolver, responsePathAsArray } from 'graphql';

/** Maximum number of records on a page of a root list, and in a nested list without its own limit. */
export const maxListLength = 100;

/** Maximum number of reported paths of truncated lists in one answer. */
const maxReportedPaths = 100;

/** Path of a field in an operation's answer: keys, aliases included, and list indices. */
export type ResponsePath = readonly (string | number)[];

/** Collects the response paths of truncated nested lists. */
export interface TruncationLog {
  /** Absent if the answer cannot report truncated lists. */
  truncated?: ResponsePath[];
}

const truncatedLists = new WeakSet<object>();

/** Returns at most the first `most` items. A shortened list is marked, so that `resolveNestedList` reports it. */
export function truncateList<T>(list: T[], most: number): T[] {
  if (list.length <= most) return list;
  const kept = list.slice(0, most);
  truncatedLists.add(kept);
  return kept;
}

/** Resolves a nested list, and reports its path if the list was truncated. */
export const resolveNestedList: GraphQLFieldResolver<Record<string, unknown>, TruncationLog> = (
  record,
  _args,
  { truncated },
  { fieldName, path },
) => {
  const list = record[fieldName];
  if (truncated && isTruncated(list) && truncated.length < maxReportedPaths) truncated.push(responsePathAsArray(path));
  return list;
};

/** Returns error extensions with a record and the paths of its truncated lists; none if there is no record. */
export function recordErrorExtensions(current: Readonly<Record<string, unknown>> | null | undefined) {
  if (!current) return {};
  const truncated = truncatedPathsIn(current).slice(0, maxReportedPaths);
  return { current, ...(truncated.length > 0 && { truncated }) };
}

function truncatedPathsIn(value: unknown, path: ResponsePath = []): ResponsePath[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, held]) =>
    truncatedPathsIn(held, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return isTruncated(value) ? [path, ...inner] : inner;
}

function isTruncated(value: unknown): boolean {
  return typeof value === 'object' && value !== null && truncatedLists.has(value);
}
