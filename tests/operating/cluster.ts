import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseTemplate } from '../api/harness/template';
import { openDatabase } from '../../server/database/open';
import type { Database } from '../../server/database/database';
import { copyDatabase } from '../api/harness/database';
import { type ServerProcess, startServerProcess } from '../api/harness/process';
import { createApiCaller, type TestServer } from '../api/harness/server';

/** Names of the servers in haproxy.cfg. */
const names = ['ONE', 'TWO', 'THREE'] as const;
/** Milliseconds after which HAProxy has noticed that a server serves again: two checks, and a reserve. */
const noticeMs = 3500;

/** A built server of the cluster. */
interface Member {
  url: string;
  call: TestServer['call'];
  /** Stops the server, and starts it again on the same port. Resolves to the exit code when the balancer uses it. */
  restart(): Promise<number | null>;
}

/** Three built servers behind HAProxy, on one PostgreSQL. */
export interface ServerCluster {
  /** Address of HAProxy. */
  url: string;
  call: TestServer['call'];
  members: readonly [Member, Member, Member];
  database: Database;
  close(): Promise<void>;
}

/** Starts the cluster on a copy of the template, with the configuration deploy/haproxy/haproxy.cfg. */
export async function startCluster(
  template: DatabaseTemplate,
  environment: Readonly<Record<string, string>>,
): Promise<ServerCluster> {
  if (template.engine !== 'postgres') throw new Error('Several servers need PostgreSQL.');
  const copy = await copyDatabase(template.url, template.name);
  const folder = mkdtempSync(join(tmpdir(), 'waybill-cluster-'));
  const [balancerPort = 0, ...ports] = await freePorts(4);
  const running: (ServerProcess | undefined)[] = [];
  const start = async (index: number) => {
    running[index] = await startServerProcess({
      ...environment,
      PORT: String(ports[index]),
      DATABASE_URL: copy.url,
      DATA_DIR: join(folder, String(index)),
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '10',
    });
  };
  // The first server prepares the database.
  await start(0);
  await Promise.all([start(1), start(2)]);
  const addresses = names.map((name, index) => [`WAYBILL_${name}`, `127.0.0.1:${ports[index]}`]);
  const balancer = spawn('haproxy', ['-db', '-f', 'deploy/haproxy/haproxy.cfg'], {
    env: { PATH: process.env.PATH, WAYBILL_BIND: `127.0.0.1:${balancerPort}`, ...Object.fromEntries(addresses) },
    stdio: 'ignore',
  });
  const member = (index: number): Member => {
    const url = `http://127.0.0.1:${ports[index]}`;
    return {
      url,
      call: createApiCaller(url),
      restart: async () => {
        const code = (await running[index]?.stop('SIGTERM')) ?? null;
        await start(index);
        await pause(noticeMs);
        return code;
      },
    };
  };
  const database = await openDatabase({ url: copy.url });
  const url = `http://127.0.0.1:${balancerPort}`;
  await pause(noticeMs);
  return {
    url,
    call: createApiCaller(url),
    members: [member(0), member(1), member(2)],
    database,
    close: async () => {
      balancer.kill();
      await Promise.all(running.map(async (one) => one?.stop('SIGTERM')));
      await database.close();
      await copy.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns ports that were free a moment ago. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  for (const server of servers) server.close();
  return ports;
}
