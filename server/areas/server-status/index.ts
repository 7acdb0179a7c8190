import type { Area } from '../area';
import { readServerStatus } from './status';

export { type HeartbeatServices, ServerHeartbeat } from './heartbeat';

/** Area in which the operator sees how the servers do. */
export const serverStatusArea: Area = {
  name: 'server-status',
  entities: [],
  resolvers: { Query: { serverStatus: (_root, _args, { database }) => readServerStatus(database) } },
};
