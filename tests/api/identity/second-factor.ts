import { generateSync } from 'otplib';
import type { Answer, TestServer } from '../harness/server';
import { change, forgetAccess, loginDocument, type Pair, password } from './calls';

/** Somebody's second factor, as its owner has it. */
export interface Factor {
  /** As an app keeps it. */
  secret: string;
  recoveryCodes: string[];
}

/** Signs in with a code. */
export function loginWith(
  server: TestServer,
  username: string,
  code?: string | null,
  secret = password,
): Promise<Answer<{ login: Pair }>> {
  return server.call<{ login: Pair }>(loginDocument, {
    input: { username, password: secret, ...(code === undefined ? {} : { code }) },
  });
}

/** Calls about the second factor, in somebody's name. */
export function factorCalls(server: TestServer, token: string) {
  const call = <Data>(query: string, variables: object = {}) => server.call<Data>(query, variables, { token });
  return {
    status: async () => {
      const { data } = await call<{ twofaStatus: { active: boolean; required: boolean; recovery_codes_left: number } }>(
        '{ twofaStatus { active required recovery_codes_left } }',
      );
      return data?.twofaStatus;
    },
    generate: (user_id: string) =>
      call<{ twofaGenerateCode: { qr_image: string; secret_key: string } }>(
        'mutation ($id: ID!) { twofaGenerateCode(user_id: $id) { qr_image secret_key } }',
        { id: user_id },
      ),
    activate: (input: { user_id: string; code?: string | null; status: boolean }) =>
      call<{ twofaActivate: { status: boolean; recovery_codes: string[] | null } }>(
        'mutation ($input: TwoFactorInput!) { twofaActivate(input: $input) { status recovery_codes } }',
        { input },
      ),
    renew: (code: string) =>
      call<{ twofaRecoveryCodes: { recovery_codes: string[] } }>(
        'mutation ($code: String!) { twofaRecoveryCodes(code: $code) { recovery_codes } }',
        { code },
      ),
    require: (role_id: string, required: boolean) =>
      call<{ requireTwoFactor: { id: string; requires_two_factor: boolean; modified_at: string } }>(
        'mutation ($input: RequireTwoFactorInput!) { requireTwoFactor(input: $input) { id requires_two_factor modified_at } }',
        { input: { role_id, required } },
      ),
  };
}

/** The code that an app shows, `steps` of half a minute from now. */
export function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });
}

/** Does something within one half minute: again, when apps show another code by its end. */
export async function withinOneStep<T>(work: () => Promise<T>): Promise<T> {
  const step = () => Math.floor(Date.now() / 30_000);
  for (;;) {
    const began = step();
    const result = await work();
    if (step() === began) return result;
  }
}

/** A code that is surely none of those that an app shows now. */
export function wrongCodeOf(secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '';
}

/** As if no code had been used yet: half a minute is long for a test. */
export function forgetUsedCodes(server: TestServer) {
  return change(server, 'UPDATE second_factors SET last_step = NULL');
}

/** Sets a second factor up for whoever has the token. */
export async function setUp(server: TestServer, token: string, user: string): Promise<Factor> {
  const factor = factorCalls(server, token);
  const { data, errors } = await factor.generate(user);
  if (!data) throw new Error(`No secret was made: ${JSON.stringify(errors)}`);
  const secret = data.twofaGenerateCode.secret_key.replaceAll(' ', '');
  const confirmed = await factor.activate({ user_id: user, code: codeOf(secret), status: true });
  if (!confirmed.data) throw new Error(`The second factor was not turned on: ${JSON.stringify(confirmed.errors)}`);
  return { secret, recoveryCodes: confirmed.data.twofaActivate.recovery_codes ?? [] };
}

/** Takes second factors away behind the server's back. */
export async function takeFactorsAway(server: TestServer): Promise<void> {
  await change(server, 'DELETE FROM second_factors');
  await change(server, 'DELETE FROM recovery_codes');
  await change(server, 'UPDATE users SET uses_two_factor_auth = false WHERE uses_two_factor_auth');
  await change(server, 'UPDATE roles SET requires_two_factor = false WHERE requires_two_factor');
  await forgetAccess(server);
}

/** Mails that wait to be sent, of a kind, oldest first. */
export async function mailsOf(server: TestServer, kind: string): Promise<Record<string, unknown>[]> {
  const rows = await change(server, "SELECT mail::text FROM mails WHERE mail ->> 'kind' = $1 ORDER BY id", kind);
  return rows.map(([mail]): Record<string, unknown> => JSON.parse(mail ?? ''));
}
