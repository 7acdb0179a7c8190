import { and, eq, isNull } from 'drizzle-orm';
import type { SignInLimits } from '../../config';
import type { LoginInput, RefreshTokenInput } from '../../contract.generated';
import type { Database } from '../../database/database';
import { code, ContractError } from '../../dialect/errors';
import type { Method } from '../../dialect/methods';
import { tenants } from '../tenancy/tables';
import { dropAccess } from './access';
import { countAttempt, forgiveAttempt, tooManyAttempts } from './attempts';
import { type Answer, answer, beginSession, type Call } from './auth-payload';
import { isPassword } from './passwords';
import { requireSecondFactor } from './second-factor/check';
import { refreshSession } from './sessions';
import { signInNames, users } from './tables';
import { readRefreshToken, type Tokens } from './tokens';

/** Signing in and staying so. */
export function signInMethods(tokens: Tokens, limits: SignInLimits) {
  const login: Method<{ input: LoginInput }> = (_root, { input }, context, info) => signIn(input, { context, info, tokens, limits });
  const refreshToken: Method<{ input: RefreshTokenInput }> = (_root, { input }, context, info) =>
    refresh(input, { context, info, tokens, limits });
  return { login, refreshToken };
}

async function signIn(input: LoginInput, call: Call): Promise<Answer> {
  const { context, limits } = call;
  const { database, address, log } = context;
  const attempt = { email: input.username.trim().toLowerCase(), address };
  if (!(await countAttempt(database, limits, attempt))) {
    log.warn({ address }, 'sign-in refused: too many attempts');
    throw tooManyAttempts();
  }
  const account = await findAccount(database, attempt.email);
  const right = await isPassword(account?.password, input.password);
  if (!account || !right || !account.active) {
    log.warn({ address, user: account?.user, tenant: account?.tenant }, 'sign-in refused: wrong credentials');
    throw new ContractError('Wrong username or password.', { code: code.unauthenticated, reason: 'credentials' });
  }
  const { tenant, user } = account;
  // The password was right: what may still be tried is the code, which is counted by itself.
  await database.system((session) => forgiveAttempt(session, attempt));
  await requireSecondFactor(call, { tenant, user, email: attempt.email }, input.code);
  const payload = await database.write(tenant, (session) => beginSession(session, call, { tenant, user }));
  log.info({ address, user, tenant }, 'signed in');
  return payload;
}

async function refresh(input: RefreshTokenInput, call: Call): Promise<Answer> {
  const { context, tokens, limits } = call;
  const token = readRefreshToken(input.refresh_token);
  if (!token) throw sessionOver();
  const { tenant } = token;
  // Refusals are answered after the transaction: one of them ends the session, and that must be stored.
  const payload = await context.database.write(tenant, async (session) => {
    const refreshed = await refreshSession(session, token, tokens, limits.sessionDays);
    switch (refreshed.outcome) {
      case 'renewed':
        return answer(session, call, refreshed.token, refreshed.user);
      case 'reused':
        await dropAccess(session, tenant);
        context.log.warn({ tenant, user: refreshed.user, session: token.session }, 'refresh token used twice: session ended');
        return undefined;
      case 'over':
        return undefined;
    }
  });
  if (!payload) throw sessionOver();
  return payload;
}

function sessionOver(): ContractError {
  return new ContractError('The session has expired.', { code: code.expired, reason: 'expired' });
}

interface Account {
  tenant: string;
  user: string;
  password: string | null;
  active: boolean;
}

/** The account behind an address, whatever its tenant. */
function findAccount(database: Database, email: string): Promise<Account | undefined> {
  return database.system(async ({ orm }) => {
    // No address has this character, and PostgreSQL no text with it.
    if (email.includes('\0')) return undefined;
    const [row] = await orm
      .select({ tenant: users.tenant_id, user: users.id, password: users.password_hash, state: users.state })
      .from(signInNames)
      .innerJoin(users, and(eq(users.tenant_id, signInNames.tenant), eq(users.id, signInNames.user_id)))
      .innerJoin(tenants, and(eq(tenants.id, users.tenant_id), isNull(tenants.deleted_at)))
      .where(and(eq(signInNames.email, email), isNull(users.deleted_at)));
    return row && { tenant: row.tenant, user: row.user, password: row.password, active: row.state === 'ACTIVE' };
  });
}
