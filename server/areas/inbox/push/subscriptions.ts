import { and, eq, or } from 'drizzle-orm';
import type { SubscribeToPushInput } from '../../../contract.generated';
import type { PushConfig } from '../../../config';
import type { RequestContext } from '../../../dialect/context';
import { invalidInputError } from '../../../dialect/errors';
import { requireCaller } from '../../../dialect/methods';
import { readOrCreatePushKeys } from './keys';
import { pushSubscriptions } from './push-tables';

const maxLength = 1000;
/** Keys of a browser: a point of the curve P-256 (65 bytes), and 16 bytes. */
const [keyBytes, secretBytes] = [65, 16];

/** Returns the key with which browsers subscribe. */
export async function readPushKey({ database }: RequestContext): Promise<string> {
  return (await readOrCreatePushKeys(database)).publicKey;
}

/** Subscribes the browser of the caller's device. Another user who was signed in there no longer gets messages. */
export async function subscribeToPush(
  { endpoint, p256dh, auth }: SubscribeToPushInput,
  context: RequestContext,
  { isAllowed }: PushConfig,
): Promise<boolean> {
  const { tenant, user, device } = requireCaller(context);
  if (endpoint.length > maxLength || !isAllowed(endpoint))
    throw invalidInputError({ 'input.endpoint': [{ code: 'push_service_unknown' }] });
  for (const [field, value, bytes] of [
    ['p256dh', p256dh, keyBytes],
    ['auth', auth, secretBytes],
  ] as const) {
    if (Buffer.from(value, 'base64url').length !== bytes)
      throw invalidInputError({ [`input.${field}`]: [{ code: 'pattern', payload: { name: field } }] });
  }
  await context.database.write(tenant, async ({ orm }) => {
    const { tenant_id, device_id, endpoint: address } = pushSubscriptions;
    await orm
      .delete(pushSubscriptions)
      .where(and(eq(tenant_id, tenant), or(eq(device_id, device), eq(address, endpoint))));
    await orm
      .insert(pushSubscriptions)
      .values({ tenant_id: tenant, device_id: device, user_id: user, endpoint, p256dh, auth });
  });
  return true;
}

/** Ends a subscription of the caller. Returns whether there was one. */
export async function unsubscribeFromPush(endpoint: string, context: RequestContext): Promise<boolean> {
  const { tenant, user } = requireCaller(context);
  const { tenant_id, user_id, endpoint: address, device_id } = pushSubscriptions;
  return context.database.write(tenant, async ({ orm }) => {
    const ended = await orm
      .delete(pushSubscriptions)
      .where(and(eq(tenant_id, tenant), eq(user_id, user), eq(address, endpoint)))
      .returning({ device: device_id });
    return ended.length > 0;
  });
}
