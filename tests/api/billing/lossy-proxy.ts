import { createServer, request } from 'node:http';

/** An HTTP proxy between the server and its payment processor. It can drop requests or responses. */
export interface LossyProxy {
  url: string;
  /**
   * What the proxy drops: responses after the processor has handled the request, or requests before they reach the
   * processor.
   */
  loses: 'nothing' | 'answers' | 'calls';
  /** All requests that the proxy has received, in order, each as its method and path. */
  readonly calls: readonly string[];
  close(): Promise<void>;
}

/** Starts a proxy to the payment processor at the URL `target`. The caller must close it. */
export async function startLossyProxy(target: string): Promise<LossyProxy> {
  const calls: string[] = [];
  const server = createServer((from, response) => {
    calls.push(`${from.method} ${from.url}`);
    if (line.loses === 'calls') return from.socket.destroy();
    const to = request(new URL(from.url ?? '/', target), { method: from.method, headers: from.headers }, (back) => {
      if (line.loses === 'answers') {
        back.resume();
        back.once('end', () => from.socket.destroy());
      } else {
        response.writeHead(back.statusCode ?? 502, back.headers);
        back.pipe(response);
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
