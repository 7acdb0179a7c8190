import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isRecord } from '../../../providers/answer';

/** One operation as the server got it. */
export interface Operation {
  query: string;
  variables: Record<string, unknown>;
  /** Root field that the operation asks. */
  method: string;
  /** The token that it came with. */
  token: string | undefined;
}

/** What the server says to an operation: data of its root field, or an error; with extensions. */
export type Reply =
  | { value: unknown; extensions?: Record<string, unknown> }
  | { message: string; extensions?: Record<string, unknown> };

/** One POST as the server got it. */
export interface Post {
  operations: Operation[];
  isArray: boolean;
  headers: IncomingMessage['headers'];
  /** The caller went away before the answer. */
  aborted: boolean;
}

/** A server that speaks the contract's transport and lets a test answer. */
export interface ProtocolServer {
  url: string;
  posts: Post[];
  /** Every operation that came, in order of arrival. */
  operations(): Operation[];
  /** How operations are answered from now on. */
  answer: (operation: Operation) => Reply | Promise<Reply>;
  /** Answers whole POSTs in place of `answer`, while it is set. */
  refuse: ((response: ServerResponse) => void) | undefined;
  close(): Promise<void>;
}

/** Starts one on a free port. By default it answers every operation with the name of its root field. */
export async function startProtocolServer(): Promise<ProtocolServer> {
  const http = createServer((request, response) => void serve(request, response));

  async function serve(request: IncomingMessage, response: ServerResponse) {
    // A page that is live asks for a socket, too.
    if (request.method !== 'POST') return response.writeHead(404).end();
    const body: unknown = JSON.parse(await text(request));
    const isArray = Array.isArray(body);
    const operations = (isArray ? body : [body]).map((each) => operationOf(each, request.headers.authorization));
    const post: Post = { operations, isArray, headers: request.headers, aborted: false };
    server.posts.push(post);
    response.on('close', () => {
      post.aborted = !response.writableFinished;
    });
    if (server.refuse) return server.refuse(response);
    const answers = await Promise.all(operations.map(async (each) => written(each, await server.answer(each))));
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(isArray ? answers : answers[0]));
  }

  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const address = http.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  const server: ProtocolServer = {
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

function operationOf(body: unknown, authorization: string | undefined): Operation {
  if (!isRecord(body) || typeof body.query !== 'string') throw new Error('That is no operation');
  const { query, variables } = body;
  const method = /\{\s*(\w+)/.exec(query)?.[1] ?? '';
  return { query, variables: isRecord(variables) ? variables : {}, method, token: authorization };
}

function written({ method }: Operation, reply: Reply) {
  if ('value' in reply) return { data: { [method]: reply.value }, extensions: reply.extensions };
  return { data: null, errors: [{ message: reply.message, extensions: reply.extensions }] };
}
