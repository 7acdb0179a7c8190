import type { ApiCall } from '../../../providers/data/call';

/** Returns a call of a query without arguments, as the console's transport takes it. */
export const queryCallOf = (method: string, signal?: AbortSignal): ApiCall => ({
  kind: 'query',
  method,
  text: `query { ${method} }`,
  variables: {},
  signal,
});

/** Returns a call of a mutation without arguments, as the console's transport takes it. */
export const mutationCallOf = (method: string, signal?: AbortSignal): ApiCall => ({
  ...queryCallOf(method, signal),
  kind: 'mutation',
  text: `mutation { ${method} }`,
});
