import { sendAsSignedInUser } from '../../../../providers/auth/sendAsSignedInUser';
import { handleSubscriptionRequiredError } from '../../../../providers/auth/fetchSubscription';
import { isSubscriptionRequiredError } from '../../../../providers/auth/subscription';
import { createFileUploader } from '../../../../providers/upload';
import { pictureTypes } from '../../../fields/mediaFiles';
import type { AppServices } from '../../../ui/appServices';
import { deviceId } from './driverStore';
import type { OutboxItem } from './outboxItem';

const updateStatusMutation =
  'mutation ($input: UpdateRouteTaskStatusInput!) { updateRouteTaskStatus(input: $input) { id status } }';

/** Timeout of an upload, which is retried later. */
const uploadTimeoutMs = 120_000;

/** Returns a function that sends a change to the server with its idempotency key. */
export function createSender({
  connection,
  refresher,
}: Pick<AppServices, 'connection' | 'refresher'>): (item: OutboxItem) => Promise<void> {
  const upload = createFileUploader(connection, refresher);
  return async (item) => {
    switch (item.kind) {
      case 'status': {
        const { task: id, status, note, key, made_at } = item;
        try {
          await sendAsSignedInUser(connection, refresher, updateStatusMutation, {
            input: { id, status, ...(note && { note }), key, device_time: new Date(made_at).toISOString() },
          });
        } catch (error) {
          if (isSubscriptionRequiredError(error)) void handleSubscriptionRequiredError(connection, refresher, error);
          throw error;
        }
        return;
      }
      case 'file': {
        const { task: id, collection, file, name, key, made_at, sha256 } = item;
        const sent = new File([file], name, { type: file.type });
        await upload(
          sent,
          {
            id,
            model_type: 'TASK',
            collection,
            allowed_types: pictureTypes,
            key,
            sha256,
            device_id: await deviceId(),
            device_time: new Date(made_at).toISOString(),
          },
          { signal: AbortSignal.timeout(uploadTimeoutMs) },
        );
      }
    }
  };
}
