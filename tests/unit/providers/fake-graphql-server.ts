import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isRecord } from '../../../providers/graphqlResponse';

/** A GraphQL operation that the server has received. */
export interface ReceivedOperation {
  query: string;
  variables: Record<string, unknown>;
  /** Name of the operation's root field. */
  method: string;
  /** The authorization header of the request; undefined if it had none. */
  token: string | undefined;
}

/** The server's reply to an operation: the value of its root field, or an error. */
export type FakeReply =
  | { value: unknown; extensions?: Record<string, unknown> }
  | { message: string; extensions?: Record<string, unknown> };

/** An HTTP request that the server has received, with one operation or a batch (`isArray`). */
interface ReceivedRequest {
  operations: ReceivedOperation[];
  isArray: boolean;
  headers: IncomingMessage['headers'];
  /** True if the client disconnected before the server responded. */
  aborted: boolean;
}

/** A fake GraphQL server whose replies each test sets. */
export interface FakeGraphqlServer {
  url: string;
  posts: ReceivedRequest[];
  /** Returns all operations that the server has received, in order. */
  operations(): ReceivedOperation[];
  /** Returns the reply to an operation. Tests assign another function to change the replies. */
  answer: (operation: ReceivedOperation) => FakeReply | Promise<FakeReply>;
  /** If a test sets this function, it responds to whole HTTP requests, and `answer` is not called. */
  refuse: ((response: ServerResponse) => void) | undefined;
  close(): Promise<void>;
}

/**
 * Starts a fake server on a free port. Unless a test sets `answer`, the value of each root field is the field's name.
 */
export async function startFakeGraphqlServer(): Promise<FakeGraphqlServer> {
  const http = createServer((request, response) => void serve(request, response));

  async function serve(request: IncomingMessage, response: ServerResponse) {
    // The console also tries to open a WebSocket, which this server does not support.
    if (request.method !== 'POST') return response.writeHead(404).end();
    const body: unknown = JSON.parse(await text(request));
    const isArray = Array.isArray(body);
    const operations = (isArray ? body : [body]).map((each) => operationOf(each, request.headers.authorization));
    const post: ReceivedRequest = { operations, isArray, headers: request.headers, aborted: false };
    server.posts.push(post);
    response.on('close', () => {
      post.aborted = !response.writableFinished;
    });
    if (server.refuse) return server.refuse(response);
    const responses = await Promise.all(operations.map(async (each) => written(each, await server.answer(each))));
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(isArray ? responses : responses[0]));
  }

  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const address = http.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  const server: FakeGraphqlServer = {
    url: `http://127.0.0.1:${address.port}/graphql`,
    posts: [],
    operations: () => server.posts.flatMap(({ operations }) => operations),
    answer: ({ method }) => ({ value: method }),
    refuse: undefined,
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => {
        http.close(resolve);
      });
    },
  };
  return server;
}

function operationOf(body: unknown, authorization: string | undefined): ReceivedOperation {
  if (!isRecord(body) || typeof body.query !== 'string') throw new Error('That is no operation');
  const { query, variables } = body;
  const method = /\{\s*(\w+)/.exec(query)?.[1] ?? '';
  return { query, variables: isRecord(variables) ? variables : {}, method, token: authorization };
}

function written({ method }: ReceivedOperation, reply: FakeReply) {
  if ('value' in reply) return { data: { [method]: reply.value }, extensions: reply.extensions };
  return { data: null, errors: [{ message: reply.message, extensions: reply.extensions }] };
}
