import type { Database, Session } from '../../../database/database';
import { pushKeys } from './push-tables';

/** A pair of keys in URL-safe base64. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Returns the keys of this installation. Makes them if there are none; all servers of one database have the same. */
export async function readOrCreatePushKeys(database: Pick<Database, 'system'>): Promise<PushKeys> {
  return database.system(async ({ orm }) => {
    const [known] = await orm.select().from(pushKeys);
    const stored = known ?? (await createKeys(orm));
    return { publicKey: stored.public_key, privateKey: stored.private_key };
  });
}

/** Makes the keys, and returns those that are stored: another server may have made them at the same time. */
async function createKeys(orm: Session['orm']) {
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await orm.insert(pushKeys).values({ id: 1, public_key: publicKey, private_key: privateKey }).onConflictDoNothing();
  const [stored] = await orm.select().from(pushKeys);
  if (!stored) throw new Error('The keys of messages to browsers were not stored.');
  return stored;
}
