import type { Language } from '../../../server/contract.generated';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createApp, type AppParts } from '../../../server/app';
import { readConfig } from '../../../server/config';
import type { Database, Session } from '../../../server/database/database';
import { demoPassword } from '../../../server/demo/tenants';
import { bodyOf } from './body';
import { openTestDatabase } from './database';
import { mailsGone, type ReadMail, readOutbox } from './mails';
import type { Template } from './template';

/** An error of an answer, as the contract has it. */
export interface AnswerError {
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

/** What a call was answered. */
export interface Answer<Data = Record<string, unknown>> {
  status: number;
  /** All of it, as it came. */
  body: unknown;
  data?: Data | null;
  errors?: AnswerError[];
}

/** How a call is made. */
export interface CallOptions {
  /** Access token of the caller; nobody is signed in without one. */
  token?: string;
  language?: Language;
}

/** Someone who signed in. */
export interface SignedIn {
  token: string;
  refreshToken: string;
  user: string;
  tenant: string;
  /** Methods that their roles allow. */
  methods: string[];
}

/** A real server on a database of its own. */
export interface TestServer {
  /** Its address, without a slash at the end. */
  url: string;
  database: Database;
  /** Text of every statement that the dialect has sent so far, in order. */
  statements: readonly string[];
  call<Data = Record<string, unknown>>(query: string, variables?: object, options?: CallOptions): Promise<Answer<Data>>;
  /** Signs in to an account of the demo. */
  signIn(email: string, password?: string): Promise<SignedIn>;
  /** The mails in the outbox, newest first, once all that were ordered so far have gone; of one address, where it is given. */
  mails(to?: string): Promise<ReadMail[]>;
  close(): Promise<void>;
}

/** What can be different from the usual server. */
export interface TestServerOptions extends Pick<AppParts, 'areas' | 'sdl' | 'log' | 'renews'> {
  /** Environment variables of the configuration. */
  environment?: Readonly<Record<string, string>>;
  /** What its database is a copy of, or the way there; the project's template unless told otherwise. */
  template?: Template;
  /** Done to the database before the server begins: tables of further areas. */
  prepare?: (database: Database) => Promise<void>;
  /** Awaited before the server begins each writing transaction: what happens meanwhile. */
  beforeWrite?: () => Promise<void>;
}

/** Settings of every server unless told otherwise. */
export const usualEnvironment = {
  TOKEN_SECRET: 'a secret that only the tests know, long enough',
  LOG_LEVEL: 'silent',
  DEMO: 'no',
  // Some tests ask for all there is, and many of them for one tenant.
  COST_PER_OPERATION: '10000000',
  COST_PER_MINUTE: '1000000000',
  SIGN_IN_ATTEMPTS_PER_ACCOUNT: '10000',
  SIGN_IN_ATTEMPTS_PER_ADDRESS: '10000',
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

/** Starts the server on a copy of the demo's database, on a port of its own. Close it when the tests are done. */
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
  const database = recording(copy, statements, beforeWrite);
  const directory = mkdtempSync(join(tmpdir(), 'waybill-files-'));
  const config = readConfig({ ...usualEnvironment, DATA_DIR: directory, ...environment });
  // Subscriptions are looked at when a test says so: by its clock, not by the time of day.
  const app = await createApp({ database, config, renews: false, ...parts });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  const call = async <Data>(
    query: string,
    variables: object = {},
    { token, language }: CallOptions = {},
  ): Promise<Answer<Data>> => {
    const { body: sent, type } = bodyOf(query, variables);
    const headers = new Headers({ 'accept-language': language ?? 'en' });
    if (type) headers.set('content-type', type);
    if (token) headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: sent });
    const body: Pick<Answer<Data>, 'data' | 'errors'> = await response.json();
    return { status: response.status, body, data: body.data, errors: body.errors };
  };

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
      await mailsGone(database);
      return readOutbox(directory, to);
    },
    close: async () => {
      await app.close();
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The same database, which writes down what the dialect sends. */
function recording(database: Database, statements: string[], beforeWrite?: () => Promise<void>): Database {
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
