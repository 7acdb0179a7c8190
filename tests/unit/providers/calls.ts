import type { Call } from '../../../providers/data/call';

/** Returns a query of one root field without arguments. */
export const query = (method: string, signal?: AbortSignal): Call => ({
  kind: 'query',
  method,
  text: `query { ${method} }`,
  variables: {},
  signal,
});

/** Returns a mutation of one root field without arguments. */
export const mutation = (method: string, signal?: AbortSignal): Call => ({
  ...query(method, signal),
  kind: 'mutation',
  text: `mutation { ${method} }`,
});
