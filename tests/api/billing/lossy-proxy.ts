import { createServer, request } from 'node:http';

/** A proxy to the processor that can lose calls or answers. */
export interface LossyProxy {
  url: string;
  /** What it loses: answers after the processor has handled the call, or calls before they reach it. */
  loses: 'nothing' | 'answers' | 'calls';
  /** Calls so far, by method and path. */
  readonly calls: readonly string[];
  close(): Promise<void>;
}

/** Starts a proxy to an address. */
export async function startLossyProxy(target: string): Promise<LossyProxy> {
  const calls: string[] = [];
  const server = createServer((from, answer) => {
    calls.push(`${from.method} ${from.url}`);
    if (line.loses === 'calls') return from.socket.destroy();
    const to = request(new URL(from.url ?? '/', target), { method: from.method, headers: from.headers }, (back) => {
      if (line.loses === 'answers') {
        back.resume();
        back.once('end', () => from.socket.destroy());
      } else {
        answer.writeHead(back.statusCode ?? 502, back.headers);
        back.pipe(answer);
      }
    });
    to.once('error', () => from.socket.destroy());
    from.pipe(to);
    return undefined;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const line: LossyProxy = {
    url: `http://127.0.0.1:${port}`,
    loses: 'nothing',
    calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return line;
}
