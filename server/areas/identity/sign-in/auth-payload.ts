import type { GraphQLResolveInfo } from 'graphql';
import type { SignInLimits } from '../../../config';
import type { RequestContext } from '../../../dialect/context';
import type { AuthPayload } from '../../../contract.generated';
import type { Session } from '../../../database/database';
import type { RecordOut } from '../../../dialect/projection';
import { post } from '../../mail';
import { loadAccount } from '../people/account';
import { requireUnchanged, type Shown } from './accounts';
import { forgetOldDevices, longestName, rememberDevice } from './devices';
import { forgetOldSessions, openSession } from './sessions';
import { accessTokenSeconds, type RefreshToken, type Tokens, writeRefreshToken } from './tokens';

/** A call that ends with somebody signed in, if all goes well. */
export interface Call {
  context: RequestContext;
  info: GraphQLResolveInfo;
  tokens: Tokens;
  limits: SignInLimits;
}

/** What the contract answers, with as much of the user as was asked for. */
export type Answer = Omit<AuthPayload, 'user'> & { user: RecordOut };

/**
 * Signs somebody in who has shown who they are: a session on the device that calls. A device that is new to them is told of by mail.
 * @throws ContractError `credentials` when the account has changed since.
 */
export async function beginSession(session: Session, call: Call, shown: Shown): Promise<Answer> {
  const { tenant, user } = shown;
  await requireUnchanged(session, shown);
  await forgetOldSessions(session, tenant, user);
  await forgetOldDevices(session, tenant, user);
  const device = await rememberDevice(session, { ...call.context, tenant, user });
  if (device.strange) {
    const { userAgent, address } = call.context;
    await post(session, {
      kind: 'NEW_DEVICE',
      tenant,
      user,
      userAgent: userAgent.slice(0, longestName),
      address,
      at: new Date().toISOString(),
    });
  }
  const token = await openSession(session, { tenant, user, device: device.id, days: call.limits.sessionDays });
  return answer(session, call, token, user);
}

/** Answers the tokens of a session, and whose it is. */
export async function answer(
  session: Session,
  { context, info, tokens }: Call,
  token: RefreshToken,
  user: string,
): Promise<Answer> {
  const { tenant } = token;
  return {
    access_token: await tokens.accessToken({ tenant, user, session: token.session }),
    refresh_token: writeRefreshToken(token),
    expires_in: accessTokenSeconds,
    token_type: 'Bearer',
    user: await loadAccount(session, { tenant, user, language: context.language }, info),
  };
}
