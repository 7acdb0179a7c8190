import { Client, escapeIdentifier } from 'pg';

/** Wait between attempts to get a broken connection back. */
const retryAfter = 1000;

/**
 * Hears a channel on a connection of its own, and takes a new one when it breaks. What was said while there was
 * none is lost: whoever listens must not depend on hearing everything.
 * @returns the way to stop, once the first connection listens.
 */
export async function listenOnPostgres(url: string, channel: string, hear: (payload: string) => void) {
  let stopped = false;
  let client: Client;

  const connect = async () => {
    client = new Client({ connectionString: url });
    client.on('notification', (message) => hear(message.payload ?? ''));
    client.on('error', () => undefined);
    client.once('end', again);
    await client.connect();
    await client.query(`LISTEN ${escapeIdentifier(channel)}`);
  };
  const again = () => {
    if (!stopped) setTimeout(() => void connect().catch(again), retryAfter).unref();
  };

  await connect();
  return async () => {
    stopped = true;
    await client.end();
  };
}
