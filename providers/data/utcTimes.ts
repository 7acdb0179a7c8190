import { isRecord } from '../isRecord';
import type { ApiTransport } from './transport';

const plainTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

/**
 * Returns a transport to a server whose times are `YYYY-MM-DD HH:MM:SS` in UTC: times in answers become ISO 8601, and
 * times in variables become what the server reads. A text that is nothing but such a time is taken for one.
 */
export function createUtcTimesTransport(transport: ApiTransport): ApiTransport {
  return {
    async send(call) {
      const variables = mapTexts(call.variables, plainOf);
      return mapTexts(await transport.send({ ...call, variables: isRecord(variables) ? variables : {} }), isoOf);
    },
  };
}

const isoOf = (text: string) => (plainTime.test(text) ? `${text.replace(' ', 'T')}Z` : text);

const plainOf = (text: string) =>
  isoTime.test(text) ? new Date(text).toISOString().slice(0, 19).replace('T', ' ') : text;

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, map));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, map)]));
}
