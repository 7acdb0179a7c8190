import webPush from 'web-push';
import type { Database } from '../../../database/database';
import { pushKeys } from './push-tables';

/** A pair of keys in URL-safe base64. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Returns the keys of this installation. Makes them if there are none; all servers of one database have the same. */
export async function readOrCreatePushKeys(database: Pick<Database, 'system'>): Promise<PushKeys> {
  const made = webPush.generateVAPIDKeys();
  return database.system(async ({ orm }) => {
    await orm
      .insert(pushKeys)
      .values({ id: 1, public_key: made.publicKey, private_key: made.privateKey })
      .onConflictDoNothing();
    const [stored] = await orm.select().from(pushKeys);
    if (!stored) throw new Error('The keys of messages to browsers were not stored.');
    return { publicKey: stored.public_key, privateKey: stored.private_key };
  });
}
