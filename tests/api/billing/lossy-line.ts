import { createServer, request } from 'node:http';

/** A line to the processor that can lose what it carries. */
export interface LossyLine {
  url: string;
  /** Answers get lost after the processor has done what it was asked; or it is not reached at all. */
  loses: 'nothing' | 'answers' | 'calls';
  /** Calls that were sent so far, by method and path. */
  readonly calls: readonly string[];
  close(): Promise<void>;
}

/** Opens one to an address. */
export async function openLine(target: string): Promise<LossyLine> {
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
  const line: LossyLine = {
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
