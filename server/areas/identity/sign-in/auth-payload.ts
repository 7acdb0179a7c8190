import type { GraphQLResolveInfo } from 'graphql';
import type { SignInLimits } from '../../../config';
import type { RequestContext } from '../../../dialect/context';
import type { AuthPayload } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import type { ReturnedRecord } from '../../../dialect/projection';
import { enqueueAccountMail } from '../mails/account-mail';
import { readSignedInAccount } from '../people/account';
import { lockUnchangedAccount, type VerifiedAccount } from './accounts';
import { deleteOldDevices, maxUserAgentLength, storeSignInDevice } from './devices';
import { deleteOldSessions, openSession } from './sessions';
import { accessTokenSeconds, type RefreshToken, type SessionTokens, formatRefreshToken } from './tokens';

/** What a method that signs a user in needs from the server and the call. */
export interface AuthContext {
  context: RequestContext;
  info: GraphQLResolveInfo;
  tokens: SessionTokens;
  limits: SignInLimits;
}

/** The `AuthPayload` of the contract, with the selected fields of the user. */
export type AuthResult = Omit<AuthPayload, 'user'> & { user: ReturnedRecord };

/**
 * Creates a session on the calling device. A new device is reported to the user by mail.
 * @throws ContractError `credentials` when the account changed since its credentials were verified.
 */
export async function beginSession(session: Session, call: AuthContext, account: VerifiedAccount): Promise<AuthResult> {
  const { tenant, user } = account;
  await lockUnchangedAccount(session, account);
  await deleteOldSessions(session, tenant, user);
  await deleteOldDevices(session, tenant, user);
  const device = await storeSignInDevice(session, { ...call.context, tenant, user });
  if (device.isNew) {
    const { userAgent, address } = call.context;
    await enqueueAccountMail(session, {
      kind: 'NEW_DEVICE',
      tenant,
      user,
      userAgent: userAgent.slice(0, maxUserAgentLength),
      address,
      at: new Date().toISOString(),
    });
  }
  const token = await openSession(session, { tenant, user, device: device.id, days: call.limits.sessionDays });
  return createAuthResult(session, call, token, user);
}

/** Returns the tokens of a session, with its user. */
export async function createAuthResult(
  session: Session,
  { context, info, tokens }: AuthContext,
  token: RefreshToken,
  user: string,
): Promise<AuthResult> {
  const { tenant } = token;
  return {
    access_token: await tokens.accessToken({ tenant, user, session: token.session }),
    refresh_token: formatRefreshToken(token),
    expires_in: accessTokenSeconds,
    token_type: 'Bearer',
    user: await readSignedInAccount(session, { tenant, user, language: context.language }, info),
  };
}
