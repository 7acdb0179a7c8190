import type { FastifyInstance } from 'fastify';

/** Addresses that mean that the server listens on all interfaces. */
const wildcardAddresses = new Set(['0.0.0.0', '::']);

/**
 * Returns the URL at which this server reaches itself. The sandbox of payments uses it.
 * @throws if the server does not listen yet
 */
export function localUrlOf(app: FastifyInstance): string {
  const listening = app.addresses().at(-1);
  if (!listening || typeof listening === 'string') throw new Error('The server does not listen yet.');
  const { address, family, port } = listening;
  if (wildcardAddresses.has(address)) return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
