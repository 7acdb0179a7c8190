import { type GraphQLFieldResolver, responsePathAsArray } from 'graphql';

/** Records that one list may hold: a page of a root list, and a nested list whose relation names no other limit. */
export const maxListLength = 100;

/** Paths of cut lists that one answer names; the rest of them are cut without a word. */
const maxReportedPaths = 100;

/** Where a field stands in an operation's answer: keys, aliases included, and list indices. */
export type ResponsePath = readonly (string | number)[];

/** Collects the response paths of the nested lists that were cut. */
export interface TruncationLog {
  /** Absent where the answer has no place to report them. */
  truncated?: ResponsePath[];
}

const truncatedLists = new WeakSet<object>();

/** Returns the list, cut at `most`. A list that was longer is remembered as truncated. */
export function truncate<T>(list: T[], most: number): T[] {
  if (list.length <= most) return list;
  const kept = list.slice(0, most);
  truncatedLists.add(kept);
  return kept;
}

/** Resolves a field that holds a nested list as the dialect read it, and reports its path when the list was cut. */
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

/** Returns what an error tells of a record: the record, and the paths within it of the lists that were cut. */
export function recordInError(current: Readonly<Record<string, unknown>> | null | undefined) {
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
