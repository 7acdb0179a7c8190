import type { Language } from '../../../server/contract.generated';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createApp, type AppOptions } from '../../../server/app';
import { readConfig } from '../../../server/config';
import type { Database, Session } from '../../../server/database/database';
import { demoPassword } from '../../../server/demo/tenants';
import { defaultEnvironment } from './environment';
import { post } from './post';
import { requestBodyOf } from './request-body';
import { openTestDatabase } from './database';
import { waitForSentMails, type ReceivedMail, readOutbox } from './mails';
import type { DatabaseTemplate } from './template';

/** An error in a GraphQL response, with the extensions that the contract defines. */
export interface GraphqlError {
  message: string;
  path?: (string | number)[];
  extensions?: {
    code?: number;
    reason?: string;
    validation?: Record<string, { code: string; payload?: Record<string, string | number> }[]>;
    current?: Record<string, unknown>;
    retryAfter?: number;
  };
}

/** The response to a GraphQL call. */
export interface GraphqlResponse<Data = Record<string, unknown>> {
  status: number;
  /** The complete parsed body, to print in messages of failures. */
  body: unknown;
  data?: Data | null;
  errors?: GraphqlError[];
}

/** Options of a GraphQL call. */
export interface CallOptions {
  /** Access token of the caller. Without it, the call has no session. */
  token?: string;
  language?: Language;
}

/** A user who has signed in. `user` and `tenant` are ids. */
export interface SignedInUser {
  token: string;
  refreshToken: string;
  user: string;
  tenant: string;
  /** The methods that the user's roles permit. */
  methods: string[];
}

/** A real server on a database of its own, and functions that call it. */
export interface TestServer {
  /** Address of the server, without a trailing slash. */
  url: string;
  database: Database;
  /** The SQL text of all statements that the server has run so far for requests, in order. */
  statements: readonly string[];
  /** The SQL text of all statements in write transactions of jobs, in order. */
  jobStatements: readonly string[];
  call<Data = Record<string, unknown>>(
    query: string,
    variables?: object,
    options?: CallOptions,
  ): Promise<GraphqlResponse<Data>>;
  /** Signs a user in, by default with the password of the demo's accounts. */
  signIn(email: string, password?: string): Promise<SignedInUser>;
  /**
   * Waits until the queued mails are sent and returns the mails in the outbox, newest first: all, or those to one
   * address.
   */
  mails(to?: string): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

/** Options of `startTestServer`. Each has a default. */
export interface TestServerOptions extends Pick<AppOptions, 'areas' | 'backgroundJobKinds' | 'sdl' | 'log' | 'renews'> {
  /** Environment variables that configure the server, in addition to `defaultEnvironment`. */
  environment?: Readonly<Record<string, string>>;
  /**
   * The template from which the server's database is copied, or a proxy to that template. Defaults to the template of
   * Vitest's project.
   */
  template?: DatabaseTemplate;
  /**
   * Prepares the database before the server starts; for example, it creates the tables of an area that exists only in
   * the test.
   */
  prepare?: (database: Database) => Promise<void>;
  /**
   * The server awaits this function before each write transaction, so that a test can change data between the reads and
   * the writes of a call.
   */
  beforeWrite?: () => Promise<void>;
  /** The same for write transactions of jobs. */
  beforeJobWrite?: () => Promise<void>;
}

const signInDocument = `mutation ($input: LoginInput!) {
  login(input: $input) { access_token refresh_token user { id tenant { id } permissions { methods } } }
}`;

interface SignInData {
  login: {
    access_token: string;
    refresh_token: string;
    user: { id: string; tenant: { id: string }; permissions: { methods: string[] }[] };
  };
}

/** Starts a server on a new copy of the demo's database. The caller must close it. */
export async function startTestServer({
  environment,
  template = inject('template'),
  prepare,
  beforeWrite,
  beforeJobWrite,
  ...parts
}: TestServerOptions = {}): Promise<TestServer> {
  const copy = await openTestDatabase(template);
  await prepare?.(copy);
  const statements: string[] = [];
  const jobStatements: string[] = [];
  const database = recordStatements(copy, { statements, jobStatements }, { beforeWrite, beforeJobWrite });
  const directory = mkdtempSync(join(tmpdir(), 'waybill-files-'));
  const config = readConfig({ ...defaultEnvironment, DATA_DIR: directory, ...environment });
  // The server does not run the renewal job in the background, because tests run it themselves, with a stopped clock.
  const app = await createApp({ database, config, renews: false, ...parts });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  const call = createApiCaller(url);

  return {
    url,
    database,
    statements,
    jobStatements,
    call,
    signIn: async (email, password = demoPassword) => {
      const { data, body } = await call<SignInData>(signInDocument, { input: { username: email, password } });
      if (!data) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
      const { access_token, refresh_token, user } = data.login;
      const methods = user.permissions.flatMap((permission) => permission.methods);
      return { token: access_token, refreshToken: refresh_token, user: user.id, tenant: user.tenant.id, methods };
    },
    mails: async (to) => {
      await waitForSentMails(database);
      return readOutbox(directory, to);
    },
    close: async () => {
      await app.close();
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Returns a function that calls the GraphQL API of the server at a URL. */
export function createApiCaller(url: string): TestServer['call'] {
  return async <Data>(
    query: string,
    variables: object = {},
    { token, language }: CallOptions = {},
  ): Promise<GraphqlResponse<Data>> => {
    const headers = { 'accept-language': language ?? 'en', ...(token && { authorization: `Bearer ${token}` }) };
    const { status, text } = await post(`${url}/graphql`, headers, requestBodyOf(query, variables));
    const body: Pick<GraphqlResponse<Data>, 'data' | 'errors'> = JSON.parse(text);
    return { status, body, data: body.data, errors: body.errors };
  };
}

/** Returns a database that works like `database` and also adds the SQL text of each statement to a list. */
function recordStatements(
  database: Database,
  { statements, jobStatements }: { statements: string[]; jobStatements: string[] },
  { beforeWrite, beforeJobWrite }: Pick<TestServerOptions, 'beforeWrite' | 'beforeJobWrite'>,
): Database {
  const record = (session: Session, list = statements): Session => ({
    ...session,
    rows: (statement) => {
      list.push(statement.text);
      return session.rows(statement);
    },
  });
  return {
    ...database,
    read: (tenant, work, signal) => database.read(tenant, (session) => work(record(session)), signal),
    write: async (tenant, work) => {
      await beforeWrite?.();
      return database.write(tenant, (session) => work(record(session)));
    },
    system: (work) => database.system((session) => work(record(session))),
    jobs: {
      ...database.jobs,
      write: async (tenant, work) => {
        await beforeJobWrite?.();
        return database.jobs.write(tenant, (session) => work(record(session, jobStatements)));
      },
    },
  };
}
