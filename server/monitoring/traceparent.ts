/** The span of a caller, by W3C Trace Context. */
export interface CallerSpan {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

/** Parses the header `traceparent` (https://www.w3.org/TR/trace-context/). Returns undefined if it is not valid. */
export function parseTraceparent(header: unknown): CallerSpan | undefined {
  if (typeof header !== 'string') return undefined;
  const [, version, traceId = '', spanId = '', flags = '', rest = ''] =
    /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/.exec(header) ?? [];
  // Later versions may append fields, version 00 may not. Ids of zeros are not valid.
  if (version === undefined || version === 'ff' || (version === '00' && rest !== '')) return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
