import { ApiError } from '../errors';
import { isRecord } from '../graphqlResponse';
import { sendOperation } from './call';
import type { ApiConnection } from './connection';
import type { TokenRefresher } from './refresh';
import type { Session } from './session';

const userDevices = `query ($first: Int!, $page: Int) {
  userDevices(first: $first, page: $page) {
    paginatorInfo { hasMorePages }
    data { device { id current_user_device } }
  }
}`;

const deleteDevice = `mutation ($id: ID!) { deleteDevice(id: $id) { id } }`;

/**
 * Signs out: deletes the current device on the server, clears the session and notifies the other tabs. The browser is
 * signed out even when the server fails or does not answer within `timeoutMs`.
 */
export async function signOut(connection: ApiConnection, refresher: TokenRefresher, timeoutMs?: number): Promise<void> {
  await endOnServer(connection, refresher, timeoutMs);
  clearSession(connection);
}

/** Signs out like `signOut`, unless the server cannot be reached. Returns whether the user is signed out. */
export async function signOutIfReachable(
  connection: ApiConnection,
  refresher: TokenRefresher,
  timeoutMs?: number,
): Promise<boolean> {
  const isReached = await endOnServer(connection, refresher, timeoutMs);
  if (isReached) clearSession(connection);
  return isReached;
}

function clearSession(connection: ApiConnection): void {
  connection.session.clear();
  connection.channel.announce('logOut');
}

/** Deletes the current device. Returns whether the server answered in time, also with an error. */
async function endOnServer(connection: ApiConnection, refresher: TokenRefresher, timeoutMs = 5_000): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => {
    setTimeout(resolve, timeoutMs, false);
  });
  const answered = deleteCurrentDevice(connection, refresher).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.reason === 'network'),
  );
  return Promise.race([answered, timeout]);
}

async function deleteCurrentDevice(connection: ApiConnection, refresher: TokenRefresher): Promise<void> {
  const session = await refresher.current();
  const device = session && (await currentDevice(connection, session));
  if (device) await sendOperation(connection, deleteDevice, { id: device }, session);
}

async function currentDevice(connection: ApiConnection, session: Session): Promise<string | null> {
  for (let page = 1; ; page += 1) {
    const { userDevices: list } = await sendOperation(connection, userDevices, { first: 100, page }, session);
    if (!isRecord(list) || !Array.isArray(list.data) || !isRecord(list.paginatorInfo)) return null;
    for (const row of list.data) {
      if (!isRecord(row) || !isRecord(row.device)) continue;
      const { id, current_user_device: current } = row.device;
      if (current === true && typeof id === 'string') return id;
    }
    if (list.paginatorInfo.hasMorePages !== true) return null;
  }
}
