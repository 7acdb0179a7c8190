import type { Language } from '../../../server/contract.generated';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createApp, type AppParts } from '../../../server/app';
import { readConfig } from '../../../server/config';
import type { Database, Session } from '../../../server/database/database';
import { demoPassword } from '../../../server/demo/tenants';
import { requestBodyOf } from './request-body';
import { openTestDatabase } from './database';
import { waitForSentMails, type ReceivedMail, readOutbox } from './mails';
import type { Template } from './template';

/** An error of a GraphQL response, as the contract defines it. */
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

/** The response to a call. */
export interface GraphqlResponse<Data = Record<string, unknown>> {
  status: number;
  /** The complete response body. */
  body: unknown;
  data?: Data | null;
  errors?: GraphqlError[];
}

/** Options of a call. */
export interface CallOptions {
  /** Access token of the caller. Without it the call is anonymous. */
  token?: string;
  language?: Language;
}

/** A user who has signed in. */
export interface SignedInUser {
  token: string;
  refreshToken: string;
  user: string;
  tenant: string;
  /** The methods allowed by the roles of the user. */
  methods: string[];
}

/** A real server with its own database. */
export interface TestServer {
  /** Address of the server, without a trailing slash. */
  url: string;
  database: Database;
  /** The SQL of all statements so far, in order. */
  statements: readonly string[];
  call<Data = Record<string, unknown>>(
    query: string,
    variables?: object,
    options?: CallOptions,
  ): Promise<GraphqlResponse<Data>>;
  /** Signs in with an account of the demo. */
  signIn(email: string, password?: string): Promise<SignedInUser>;
  /**
   * Waits until queued mails are sent and returns the mails of the outbox, newest first: all, or those to one address.
   */
  mails(to?: string): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

/** Options of a test server. Each has a default. */
export interface TestServerOptions extends Pick<AppParts, 'areas' | 'sdl' | 'log' | 'renews'> {
  /** Environment variables of the configuration. */
  environment?: Readonly<Record<string, string>>;
  /**
   * The template to copy the database from, or a proxy to that template. Defaults to the template of the test project.
   */
  template?: Template;
  /** Prepares the database before the server starts, such as with tables of extra areas. */
  prepare?: (database: Database) => Promise<void>;
  /** Awaited before each write transaction, so that a test can change data between a call's reads and writes. */
  beforeWrite?: () => Promise<void>;
}

/** Default settings of every test server. */
export const defaultEnvironment = {
  TOKEN_SECRET: 'a secret that only the tests know, long enough',
  LOG_LEVEL: 'silent',
  DEMO: 'no',
  // Some tests request all fields, and many tests share one tenant, so the cost limits are very high.
  COST_PER_OPERATION: '10000000',
  COST_PER_MINUTE: '1000000000',
  SIGN_IN_ATTEMPTS_PER_ACCOUNT: '10000',
  SIGN_IN_ATTEMPTS_PER_ADDRESS: '10000',
  CODES_PER_HOUR: '10000',
};

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

/** Starts a server on a copy of the demo's database. Close it after the tests. */
export async function startTestServer({
  environment,
  template = inject('template'),
  prepare,
  beforeWrite,
  ...parts
}: TestServerOptions = {}): Promise<TestServer> {
  const copy = await openTestDatabase(template);
  await prepare?.(copy);
  const statements: string[] = [];
  const database = recordStatements(copy, statements, beforeWrite);
  const directory = mkdtempSync(join(tmpdir(), 'waybill-files-'));
  const config = readConfig({ ...defaultEnvironment, DATA_DIR: directory, ...environment });
  // Tests run renewals themselves, with their own clock.
  const app = await createApp({ database, config, renews: false, ...parts });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  const call = createCall(url);

  return {
    url,
    database,
    statements,
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

/** Returns the function that calls the API of the server at this address. */
export function createCall(url: string): TestServer['call'] {
  return async <Data>(
    query: string,
    variables: object = {},
    { token, language }: CallOptions = {},
  ): Promise<GraphqlResponse<Data>> => {
    const { body: sent, type } = requestBodyOf(query, variables);
    const headers = new Headers({ 'accept-language': language ?? 'en' });
    if (type) headers.set('content-type', type);
    if (token) headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: sent });
    const body: Pick<GraphqlResponse<Data>, 'data' | 'errors'> = await response.json();
    return { status: response.status, body, data: body.data, errors: body.errors };
  };
}

/** Wraps the database so that it records the SQL of each statement. */
function recordStatements(database: Database, statements: string[], beforeWrite?: () => Promise<void>): Database {
  const record = (session: Session): Session => ({
    orm: session.orm,
    rows: (statement) => {
      statements.push(statement.text);
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
  };
}
