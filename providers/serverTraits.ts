import { isRecord } from './isRecord';

/** In what the servers of one dialect differ from each other. */
export interface ServerTraits {
  /** Largest number of records of a page. */
  pageSize: number;
  /** Whether the server announces changes of records over WebSocket. */
  live: boolean;
  /** Whether requests have the header `X-Requested-With`, by which some servers recognize calls of scripts. */
  requestedWith: boolean;
  /** Whether patterns match regardless of case. */
  ignoresCase: boolean;
  /** The character that makes `%` and `_` plain characters of a pattern; empty if the server has none. */
  escape: string;
  /** Form of times: ISO 8601 with a zone, or `YYYY-MM-DD HH:MM:SS` in UTC. */
  times: 'iso' | 'utc';
}

/** The traits of Waybill's own server. */
export const defaultTraits: ServerTraits = {
  pageSize: 100,
  live: true,
  requestedWith: false,
  ignoresCase: true,
  escape: '\\',
  times: 'iso',
};

/** Returns the traits in a part of the configuration; absent and invalid ones are those of Waybill's server. */
export function parseTraits(content: unknown): ServerTraits {
  if (!isRecord(content)) return defaultTraits;
  const { pageSize, live, requestedWith, ignoresCase, escape, times } = content;
  return {
    pageSize: Number.isInteger(pageSize) && Number(pageSize) > 0 ? Number(pageSize) : defaultTraits.pageSize,
    live: typeof live === 'boolean' ? live : defaultTraits.live,
    requestedWith: typeof requestedWith === 'boolean' ? requestedWith : defaultTraits.requestedWith,
    ignoresCase: typeof ignoresCase === 'boolean' ? ignoresCase : defaultTraits.ignoresCase,
    escape: typeof escape === 'string' && escape.length <= 1 ? escape : defaultTraits.escape,
    times: times === 'utc' ? 'utc' : defaultTraits.times,
  };
}
