import type { SignInLimits } from '../../../config';
import type { Caller, RequestContext } from '../../../dialect/context';
import type {
  RecoveryCodes,
  TwoFactorActivation,
  TwoFactorInput,
  TwoFactorSecret,
  TwoFactorStatus,
} from '../../../contract.generated';
import type { Session } from '../../../database/database';
import { errorCodes as codes, ContractError, invalidInputError } from '../../../dialect/errors';
import { requireCaller } from '../../../dialect/methods';
import type { AreaResolvers } from '../../area';
import { drawQrCode } from '../qr-code';
import type { CountedAttempt } from '../sign-in/attempts';
import type { SessionTokens } from '../sign-in/tokens';
import { requiresSecondFactorSql } from '../people/user';
import {
  type SecondFactorCheckContext,
  countSecondFactorAttempt,
  resetSecondFactorAttempt,
  hasSecondFactor,
  rejectSecondFactorCode,
  consumeAuthenticatorCode,
  consumeSecondFactorCode,
  readSecondFactorSecrets,
} from './code-check';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';
import {
  confirmSecondFactor,
  readSignInEmail,
  createAuthenticatorSecret,
  resetSecondFactor,
  turnOffSecondFactor,
} from './writes';

interface SecondFactorCall extends SecondFactorCheckContext {
  context: RequestContext;
  caller: Caller;
}

/** Returns the methods that set up or turn off the caller's second factor, and reset another user's second factor. */
export function secondFactorResolvers(
  tokens: SessionTokens,
  limits: SignInLimits,
): Required<Pick<AreaResolvers, 'Query' | 'Mutation'>> {
  const callOf = (context: RequestContext): SecondFactorCall => ({
    context,
    limits,
    tokens,
    caller: requireCaller(context),
  });
  return {
    Query: { twofaStatus: (_root, _args, context) => readStatus(callOf(context)) },
    Mutation: {
      twofaGenerateCode: (_root, args, context) => generateSecretCode(args.user_id, callOf(context)),
      twofaActivate: (_root, { input }, context) => activate(input, callOf(context)),
      twofaRecoveryCodes: (_root, args, context) => renewRecoveryCodes(args.code, callOf(context)),
    },
  };
}

function readStatus({ context, caller }: SecondFactorCall): Promise<TwoFactorStatus> {
  return context.database.read(caller.tenant, async (session) => {
    const [row] = await session.rows({
      text: `SELECT ${requiresSecondFactorSql('$1', '$2')}`,
      params: [caller.tenant, caller.user],
    });
    return {
      active: await hasSecondFactor(session, caller),
      required: row?.[0] === 't',
      recovery_codes_left: await countRecoveryCodes(session, caller),
    };
  });
}

async function generateSecretCode(
  userId: string,
  { context, tokens, caller }: SecondFactorCall,
): Promise<TwoFactorSecret> {
  if (userId !== caller.user) throw invalidInputError({ user_id: [{ code: 'not_found' }] });
  const { secret, uri } = await context.database.write(caller.tenant, (session) =>
    createAuthenticatorSecret(session, tokens.vault, caller),
  );
  return { qr_image: await drawQrCode(uri), secret_key: secret.replace(/(.{4})(?=.)/g, '$1 ') };
}

function activate(input: TwoFactorInput, call: SecondFactorCall): Promise<TwoFactorActivation> {
  if (input.user_id !== call.caller.user) return resetOtherUser(input, call);
  return input.status ? turnOn(input.code, call) : turnOff(input.code, call);
}

async function turnOn(code: string | null | undefined, call: SecondFactorCall): Promise<TwoFactorActivation> {
  const { context, caller } = call;
  const attempt = await countRequiredCode(code, call);
  const recovery_codes = await context.database.write(caller.tenant, async (session) =>
    (await confirmSecondFactor(session, call, caller, requireCode(code)))
      ? issueRecoveryCodes(session, call)
      : undefined,
  );
  if (!recovery_codes) return rejectSecondFactorCode(call, caller, attempt);
  await resetSecondFactorAttempt(call, attempt);
  logInfo(call, 'second factor turned on');
  return { status: true, recovery_codes };
}

async function turnOff(code: string | null | undefined, call: SecondFactorCall): Promise<TwoFactorActivation> {
  const { context, caller } = call;
  const offResult = { status: false, recovery_codes: null };
  if (!(await context.database.read(caller.tenant, (session) => hasSecondFactor(session, caller)))) return offResult;
  const attempt = await countRequiredCode(code, call);
  const isTurnedOff = await context.database.write(caller.tenant, async (session) => {
    if (!(await consumeSecondFactorCode(session, call, caller, requireCode(code)))) return false;
    await turnOffSecondFactor(session, caller, context.language);
    return true;
  });
  if (!isTurnedOff) return rejectSecondFactorCode(call, caller, attempt);
  await resetSecondFactorAttempt(call, attempt);
  logInfo(call, 'second factor turned off');
  return offResult;
}

/**
 * Resets another user's second factor. The caller must be allowed to call `requireTwoFactor`; a caller who still has to
 * set up the own second factor is not.
 */
async function resetOtherUser(
  { user_id: id, status: on }: TwoFactorInput,
  call: SecondFactorCall,
): Promise<TwoFactorActivation> {
  const { context, caller } = call;
  if (!caller.methods.has('requireTwoFactor')) {
    logInfo(call, 'reset of a second factor refused', { of: id });
    throw new ContractError('User does not have access to method', { code: codes.denied });
  }
  if (on) throw invalidInputError({ 'input.user_id': [{ code: 'not_found' }] });
  const found = await context.database.write(caller.tenant, (session) =>
    resetSecondFactor(session, caller, id, context.language),
  );
  if (!found) throw invalidInputError({ 'input.user_id': [{ code: 'not_found' }] });
  logInfo(call, 'second factor reset', { of: id });
  return { status: false, recovery_codes: null };
}

async function renewRecoveryCodes(code: string, call: SecondFactorCall): Promise<RecoveryCodes> {
  const { context, caller } = call;
  const attempt = await countRequiredCode(code, call);
  const recovery_codes = await context.database.write(caller.tenant, async (session) => {
    if (!(await hasSecondFactor(session, caller))) throw invalidInputError({ code: [{ code: 'not_set_up' }] });
    return (await consumeAuthenticatorCode(session, call, caller, code))
      ? issueRecoveryCodes(session, call)
      : undefined;
  });
  if (!recovery_codes) return rejectSecondFactorCode(call, caller, attempt);
  await resetSecondFactorAttempt(call, attempt);
  logInfo(call, 'recovery codes replaced');
  return { recovery_codes };
}

/** Replaces the caller's recovery codes, after a code of the app was valid. */
async function issueRecoveryCodes(session: Session, call: SecondFactorCall): Promise<string[] | undefined> {
  const secrets = await readSecondFactorSecrets(session, call, call.caller);
  return secrets && replaceRecoveryCodes(session, secrets, call.caller);
}

/**
 * Counts an attempt at a second-factor code, before the code is checked.
 * @throws ContractError 1102 `code_required` when no code was sent, 1101 `locked` when there were too many attempts.
 */
async function countRequiredCode(code: string | null | undefined, call: SecondFactorCall): Promise<CountedAttempt> {
  const { context, caller } = call;
  requireCode(code);
  const { tenant, user } = caller;
  const email = await context.database.read(tenant, (session) => readSignInEmail(session, caller));
  return countSecondFactorAttempt(call, { tenant, user, email });
}

function requireCode(code: string | null | undefined): string {
  if (code?.trim()) return code;
  throw new ContractError('A second-factor code is required.', { code: codes.secondFactor, reason: 'code_required' });
}

function logInfo({ context, caller }: SecondFactorCall, message: string, facts: object = {}): void {
  context.log.info({ tenant: caller.tenant, user: caller.user, ...facts }, message);
}
