import { callSignedIn } from '../../../../providers/auth/callSignedIn';
import { learnUnpaid } from '../../../../providers/auth/askStanding';
import { isUnpaid } from '../../../../providers/auth/standing';
import { createUpload } from '../../../../providers/upload';
import type { AppServices } from '../../../ui/appServices';
import type { Deed } from './deed';

const updateStatus =
  'mutation ($input: UpdateRouteTaskStatusInput!) { updateRouteTaskStatus(input: $input) { id status } }';

/** Milliseconds after which a picture that does not arrive is given up, to be sent again later. */
const patience = 120_000;

/** Takes deeds to the server, each under its key. */
export function createSend({
  connection,
  refresher,
}: Pick<AppServices, 'connection' | 'refresher'>): (deed: Deed) => Promise<void> {
  const upload = createUpload(connection, refresher);
  return async (deed) => {
    switch (deed.kind) {
      case 'status': {
        const { task: id, status, note, key } = deed;
        try {
          await callSignedIn(connection, refresher, updateStatus, {
            input: { id, status, ...(note && { note }), key },
          });
        } catch (error) {
          if (isUnpaid(error)) void learnUnpaid(connection, refresher, error);
          throw error;
        }
        return;
      }
      case 'file': {
        const { task: id, collection, file, name, key } = deed;
        const sent = new File([file], name, { type: file.type });
        await upload(sent, { id, model_type: 'TASK', collection, key }, { signal: AbortSignal.timeout(patience) });
      }
    }
  };
}
