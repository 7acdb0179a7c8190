import type { ApiCall } from '../../../providers/data/call';

/** Returns a call of a query without arguments, as the console's transport takes it. */
export const queryCall = (method: string, signal?: AbortSignal): ApiCall => ({
  kind: 'query',
  method,
  text: `query { ${method} }`,
  variables: {},
  signal,
});

/** Returns a call of a mutation without arguments, as the console's transport takes it. */
export const mutationCall = (method: string, signal?: AbortSignal): ApiCall => ({
  ...queryCall(method, signal),
  kind: 'mutation',
  text: `mutation { ${method} }`,
});
