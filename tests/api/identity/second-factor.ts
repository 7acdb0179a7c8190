import { generateSync } from 'otplib';
import type { GraphqlResponse, TestServer } from '../harness/server';
import { runSql, dropCachedPermissions, loginMutation, type SessionTokenPair, demoAccountPassword } from './calls';

/** A user's second factor. */
export interface SecondFactor {
  /** The secret that the user's authenticator app stores. */
  secret: string;
  recoveryCodes: string[];
}

/** Tries to sign in with a password and a code of the authenticator app or a recovery code. */
export function loginWithCode(
  server: TestServer,
  username: string,
  code?: string | null,
  secret = demoAccountPassword,
): Promise<GraphqlResponse<{ login: SessionTokenPair }>> {
  return server.call<{ login: SessionTokenPair }>(loginMutation, {
    input: { username, password: secret, ...(code === undefined ? {} : { code }) },
  });
}

/** Returns functions that call the methods of the second factor with an access token. */
export function secondFactorApiOf(server: TestServer, token: string) {
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

/** Returns the code that the authenticator app shows, `steps` periods of 30 seconds from now. */
export function authenticatorCodeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });
}

/**
 * Runs work so that it begins and ends within one of the 30-second periods of authenticator codes. Runs it again if the
 * period changed meanwhile.
 */
export async function runWithinOnePeriod<T>(work: () => Promise<T>): Promise<T> {
  const step = () => Math.floor(Date.now() / 30_000);
  for (;;) {
    const began = step();
    const result = await work();
    if (step() === began) return result;
  }
}

/** Returns a code that is wrong in the current period and in the two periods before and after it. */
export function wrongAuthenticatorCodeOf(secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => authenticatorCodeOf(secret, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '';
}

/** Makes codes that were already used valid again, so that a test need not wait up to 30 seconds for the next code. */
export function forgetUsedCodes(server: TestServer) {
  return runSql(server, 'UPDATE second_factors SET last_step = NULL');
}

/** Enables a second factor for the user whose access token is given. Returns its secret and recovery codes. */
export async function enableSecondFactor(server: TestServer, token: string, user: string): Promise<SecondFactor> {
  const factor = secondFactorApiOf(server, token);
  const { data, errors } = await factor.generate(user);
  if (!data) throw new Error(`No secret was made: ${JSON.stringify(errors)}`);
  const secret = data.twofaGenerateCode.secret_key.replaceAll(' ', '');
  const confirmed = await factor.activate({ user_id: user, code: authenticatorCodeOf(secret), status: true });
  if (!confirmed.data) throw new Error(`The second factor was not turned on: ${JSON.stringify(confirmed.errors)}`);
  return { secret, recoveryCodes: confirmed.data.twofaActivate.recovery_codes ?? [] };
}

/** Removes the second factors of all users directly in the database. */
export async function removeSecondFactors(server: TestServer): Promise<void> {
  await runSql(server, 'DELETE FROM second_factors');
  await runSql(server, 'DELETE FROM recovery_codes');
  await runSql(server, 'UPDATE users SET uses_two_factor_auth = false WHERE uses_two_factor_auth');
  await runSql(server, 'UPDATE roles SET requires_two_factor = false WHERE requires_two_factor');
  await dropCachedPermissions(server);
}

/** Returns the queued and sent mails of a kind as the database has stored them, oldest first. */
export async function fetchStoredMails(server: TestServer, kind: string): Promise<Record<string, unknown>[]> {
  const rows = await runSql(server, "SELECT mail::text FROM mails WHERE mail ->> 'kind' = $1 ORDER BY id", kind);
  return rows.map(([mail]): Record<string, unknown> => JSON.parse(mail ?? ''));
}
