import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as the SMTP server received it. */
export interface ReceivedMessage {
  from: string;
  to: string[];
  /** Headers by their names in lowercase. Folded lines are joined. */
  headers: Readonly<Record<string, string>>;
  /** Decoded contents of the mail's parts, by content type. */
  parts: Readonly<Record<string, string>>;
}

/** A real SMTP server for tests. It keeps the mails that it receives. */
export interface TestSmtpServer {
  url: string;
  port: number;
  received: ReceivedMessage[];
  /** Makes the server accept no further mail until `count` mails are being sent to it at the same time. */
  holdUntil(count: number): void;
  close(): Promise<void>;
}

/**
 * Decides about a recipient: returns an SMTP error code to refuse mails to the address, or undefined to accept them.
 */
type Refuse = (to: string) => { code: number } | undefined;

/** Starts an SMTP server, by default on a free port. The caller must close it. */
export function startSmtpServer({
  port = 0,
  refuse = () => undefined,
}: { port?: number; refuse?: Refuse } = {}): Promise<TestSmtpServer> {
  const received: ReceivedMessage[] = [];
  const arriving: (() => void)[] = [];
  let wanted = 1;
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, response) => {
      const refusal = refuse(address);
      response(refusal ? Object.assign(new Error(`<${address}> is refused`), { responseCode: refusal.code }) : null);
    },
    onData: (stream, { envelope }, response) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        arriving.push(() => {
          received.push({
            from,
            to: envelope.rcptTo.map(({ address }) => address),
            ...read(Buffer.concat(chunks).toString('latin1')),
          });
          response();
        });
        if (arriving.length < wanted) return;
        wanted = 1;
        for (const take of arriving.splice(0)) take();
      });
    },
  });
  // Ignores errors of connections, because a client may disconnect at any time.
  server.on('error', () => undefined);
  return new Promise((resolve) => {
    const listening = server.listen(port, '127.0.0.1', () => {
      const taken = portOf(listening.address());
      const close = () =>
        new Promise<void>((closed) => {
          server.close(closed);
        });
      const holdUntil = (count: number) => {
        wanted = count;
      };
      resolve({ url: `smtp://127.0.0.1:${taken}`, port: taken, received, holdUntil, close });
    });
  });
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address === 'object' && address) return address.port;
  throw new Error('The SMTP server has no port.');
}

function read(raw: string): Pick<ReceivedMessage, 'headers' | 'parts'> {
  const { headers, body } = split(raw);
  const [, boundary] = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '') ?? [];
  const pieces = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((piece) => split(piece.replace(/^\r\n/, '')))
    : [{ headers, body }];
  const parts = pieces.map((piece): [string, string] => [
    piece.headers['content-type']?.split(';')[0] ?? '',
    decode(piece),
  ]);
  return { headers, parts: Object.fromEntries(parts) };
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) };
}

function decode({ headers, body }: { headers: Record<string, string>; body: string }): string {
  switch (headers['content-transfer-encoding']) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    case 'quoted-printable': {
      const bytes = body
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_sign, code: string) => String.fromCharCode(parseInt(code, 16)));
      return Buffer.from(bytes, 'latin1').toString('utf8');
    }
    default:
      return Buffer.from(body, 'latin1').toString('utf8');
  }
}
