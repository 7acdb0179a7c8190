import type { FastifyInstance } from 'fastify';

/** Addresses that stand for all of a machine's. */
const everywhere = new Set(['0.0.0.0', '::']);

/**
 * Where this server reaches itself: for what it plays to itself.
 * @throws an error while it does not listen.
 */
export function ownAddress(app: FastifyInstance): string {
  const listening = app.addresses().at(-1);
  if (!listening || typeof listening === 'string') throw new Error('The server does not listen yet.');
  const { address, family, port } = listening;
  if (everywhere.has(address)) return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
