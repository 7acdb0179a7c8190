import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { buildSchema, graphql } from 'graphql';
import { isRecord } from '../../../providers/isRecord';
import { documentedHeaders, documentedSchema } from './page';
import { createResolvers, type ServerState } from './resolvers';

/** A server that follows docs/other-servers.md, in the memory of the test. */
export interface OtherServer extends ServerState {
  url: string;
  close(): Promise<void>;
}

/** Starts a server with the schema of docs/other-servers.md and the answers of a stock Lighthouse, on a free port. */
export async function startOtherServer(): Promise<OtherServer> {
  const state: ServerState = { vehicles: [], tokens: new Set(), uploads: [] };
  const schema = buildSchema(documentedSchema);
  const rootValue = createResolvers(state);

  async function execute(operation: unknown, token: string | undefined) {
    const { query, variables } = isRecord(operation) ? operation : {};
    return graphql({
      schema,
      rootValue,
      source: String(query),
      variableValues: isRecord(variables) ? variables : {},
      contextValue: { token },
    });
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const origin = request.headers.origin ?? '*';
    for (const [name, value] of documentedHeaders)
      response.setHeader(name, name === 'Access-Control-Allow-Origin' ? origin : value);
    if (request.method !== 'POST') return response.writeHead(204).end();
    const body = await bodyOf(request);
    const token = request.headers.authorization?.replace('Bearer ', '');
    const answer = Array.isArray(body)
      ? await Promise.all(body.map(async (each) => execute(each, token)))
      : await execute(body, token);
    response.setHeader('Content-Type', 'application/json');
    return response.end(JSON.stringify(answer));
  }

  const http = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const address = http.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    ...state,
    url: `http://127.0.0.1:${address.port}/graphql`,
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => {
        http.close(resolve);
      });
    },
  };
}

/** Returns the operations of a request: JSON, or a multipart request whose file takes its place in the variables. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const body = new Response(new Uint8Array(await buffer(request)), { headers });
  if (!headers['Content-Type'].startsWith('multipart/form-data')) return body.json();
  const parts = await body.formData();
  const sent = parts.get('operations');
  const operations: unknown = typeof sent === 'string' ? JSON.parse(sent) : undefined;
  if (isRecord(operations) && isRecord(operations.variables) && isRecord(operations.variables.input))
    operations.variables.input.file = parts.get('file');
  return operations;
}
