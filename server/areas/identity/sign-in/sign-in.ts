import type { SignInLimits } from '../../../config';
import type { LoginInput, RefreshTokenInput } from '../../../contract.generated';
import { errorCodes, ContractError } from '../../../dialect/errors';
import type { MethodResolver } from '../../../dialect/methods';
import { invalidateAccess } from '../permissions/access-cache';
import { findAccountByEmail, wrongCredentialsError } from './accounts';
import { mailLastFailedAttempt } from './attempt-mail';
import { resetAttemptCounters, countAuthenticationAttempt } from './attempts';
import { type AuthResult, createAuthResult, beginSession, type AuthContext } from './auth-payload';
import { isCorrectPassword } from '../passwords/passwords';
import { requireSecondFactor } from '../second-factor/code-check';
import { refreshSession } from './sessions';
import { parseRefreshToken, type SessionTokens } from './tokens';

/** Returns the methods that sign in and refresh a session. */
export function signInMethods(tokens: SessionTokens, limits: SignInLimits) {
  const login: MethodResolver<{ input: LoginInput }> = (_root, { input }, context, info) =>
    signIn(input, { context, info, tokens, limits });
  const refreshToken: MethodResolver<{ input: RefreshTokenInput }> = (_root, { input }, context, info) =>
    refresh(input, { context, info, tokens, limits });
  return { login, refreshToken };
}

async function signIn(input: LoginInput, call: AuthContext): Promise<AuthResult> {
  const { context, limits } = call;
  const { database, address, browser, log } = context;
  const email = input.username.trim().toLowerCase();
  const attempt = await countAuthenticationAttempt(context, limits, {
    kind: 'sign-in',
    subject: email,
    address,
    browser,
  });
  const account = await database.system((session) => findAccountByEmail(session, email));
  const isCorrect = await isCorrectPassword(account?.password, input.password);
  if (!account || !isCorrect || !account.active) {
    await mailLastFailedAttempt(context, attempt, limits);
    log.warn({ address, user: account?.user, tenant: account?.tenant }, 'sign-in refused: wrong credentials');
    throw wrongCredentialsError();
  }
  const { tenant, user, password } = account;
  // The password was right, so the attempt at it no longer counts. Attempts at the second-factor code have their own
  // counter.
  await database.system((session) => resetAttemptCounters(session, attempt));
  const secondFactor = await requireSecondFactor(call, { tenant, user, email }, input.code);
  const payload = await database.write(tenant, (session) =>
    beginSession(session, call, { tenant, user, password, secondFactor }),
  );
  log.info({ address, user, tenant }, 'signed in');
  return payload;
}

async function refresh(input: RefreshTokenInput, call: AuthContext): Promise<AuthResult> {
  const { context, tokens, limits } = call;
  const token = parseRefreshToken(input.refresh_token);
  if (!token) throw sessionExpired();
  const { tenant } = token;
  // The error for a reused token is thrown after the transaction, so that the transaction commits the end of the
  // session.
  const payload = await context.database.write(tenant, async (session) => {
    const refreshed = await refreshSession(session, token, tokens, limits.sessionDays);
    switch (refreshed.outcome) {
      case 'renewed':
        return createAuthResult(session, call, refreshed.token, refreshed.user);
      case 'reused':
        await invalidateAccess(session, tenant);
        context.log.warn(
          { tenant, user: refreshed.user, session: token.session },
          'refresh token used twice: session ended',
        );
        return undefined;
      case 'over':
        return undefined;
    }
  });
  if (!payload) throw sessionExpired();
  return payload;
}

function sessionExpired(): ContractError {
  return new ContractError('The session has expired.', { code: errorCodes.expired, reason: 'expired' });
}
