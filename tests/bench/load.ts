import { connect, type Socket } from 'node:net';

/** An HTTP POST request that is sent repeatedly. */
export interface RepeatedRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Number of bytes of the expected answer. A refusal of the call has another length. */
  answerBytes: number;
}

/** Measurements of a request that was sent repeatedly. */
export interface LoadResult {
  /** Milliseconds from sending to the complete answer, for each request. */
  times: readonly number[];
  /** Milliseconds from the first request to the last answer. */
  milliseconds: number;
}

/**
 * Sends a request repeatedly on several connections for some milliseconds. A connection sends its next request as soon
 * as the previous one is answered. Uses plain sockets, because an HTTP client would take processor time from the
 * measured server.
 * @throws Error if an answer is not a success or has another length than expected
 */
export async function measureLoad(
  call: RepeatedRequest,
  connections: number,
  milliseconds: number,
): Promise<LoadResult> {
  const { hostname, port, pathname } = new URL(call.url);
  const headers = { host: `${hostname}:${port}`, ...call.headers, 'content-length': Buffer.byteLength(call.body) };
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const request = `POST ${pathname} HTTP/1.1\r\n${lines}\r\n${call.body}`;
  const began = performance.now();
  const times = await Promise.all(
    Array.from({ length: connections }, () =>
      callAgain(connect(Number(port), hostname), { request, answerBytes: call.answerBytes }, began + milliseconds),
    ),
  );
  return { times: times.flat(), milliseconds: performance.now() - began };
}

/** Returns a quantile of the times; `part` is from 0 to 1, such as 0.99 for p99. Returns NaN if there are no times. */
export function quantileOf(times: readonly number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? NaN;
}

function callAgain(
  socket: Socket,
  { request, answerBytes }: { request: string; answerBytes: number },
  until: number,
): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    let sentCount = 0;
    /** Number of bytes of the current answer that have not arrived yet. */
    let open = 0;
    const ask = () => {
      sentCount = performance.now();
      socket.write(request);
    };
    socket.setNoDelay(true).once('connect', ask).once('error', reject);
    socket.on('data', (chunk: Buffer) => {
      const length = open || lengthOf(chunk, answerBytes);
      if (!length) return socket.destroy(new Error(`Not answered as it should be: ${chunk.toString('utf8', 0, 500)}`));
      open = length - chunk.length;
      if (open > 0) return;
      const now = performance.now();
      times.push(now - sentCount);
      if (now < until) return ask();
      socket.destroy();
      resolve(times);
    });
  });
}

/**
 * Returns the length in bytes of an answer, head included, from its first chunk. Returns undefined if the answer is not
 * a success with the expected body.
 */
function lengthOf(chunk: Buffer, bodyBytes: number): number | undefined {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, end);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
  return head.startsWith('HTTP/1.1 200') && length === bodyBytes ? end + 4 + length : undefined;
}
