import type { SignInLimits } from '../../../config';
import type { Caller, RequestContext } from '../../../dialect/context';
import type {
  RecoveryCodes,
  TwoFactorActivation,
  TwoFactorInput,
  TwoFactorSecret,
  TwoFactorStatus,
} from '../../../contract.generated';
import { code as codes, ContractError, invalid } from '../../../dialect/errors';
import { callerOf } from '../../../dialect/methods';
import type { AreaResolvers } from '../../area';
import { drawQrCode } from '../qr-code';
import type { CountedAttempt } from '../sign-in/attempts';
import type { Tokens } from '../sign-in/tokens';
import { requiresSecondFactorSql } from '../people/user';
import {
  type CodeCheck,
  countCodeAttempt,
  resetCodeAttempt,
  hasSecondFactor,
  rejectCode,
  consumeAppCode,
  consumeCode,
} from './code-check';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';
import { confirmSecondFactor, emailOf, createAppSecret, resetSecondFactor, turnOffSecondFactor } from './writes';

interface Call extends CodeCheck {
  context: RequestContext;
  caller: Caller;
}

/** Returns the methods that set up or turn off the caller's second factor, and reset another user's second factor. */
export function secondFactorResolvers(
  tokens: Tokens,
  limits: SignInLimits,
): Required<Pick<AreaResolvers, 'Query' | 'Mutation'>> {
  const callIn = (context: RequestContext): Call => ({ context, limits, tokens, caller: callerOf(context) });
  return {
    Query: { twofaStatus: (_root, _args, context) => status(callIn(context)) },
    Mutation: {
      twofaGenerateCode: (_root, args, context) => generateSecretCode(args.user_id, callIn(context)),
      twofaActivate: (_root, { input }, context) => activate(input, callIn(context)),
      twofaRecoveryCodes: (_root, args, context) => renewRecoveryCodes(args.code, callIn(context)),
    },
  };
}

function status({ context, caller }: Call): Promise<TwoFactorStatus> {
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

async function generateSecretCode(userId: string, { context, tokens, caller }: Call): Promise<TwoFactorSecret> {
  if (userId !== caller.user) throw invalid({ user_id: [{ code: 'not_found' }] });
  const { secret, address } = await context.database.write(caller.tenant, (session) =>
    createAppSecret(session, tokens.vault, caller),
  );
  return { qr_image: await drawQrCode(address), secret_key: secret.replace(/(.{4})(?=.)/g, '$1 ') };
}

function activate(input: TwoFactorInput, call: Call): Promise<TwoFactorActivation> {
  if (input.user_id !== call.caller.user) return reset(input, call);
  return input.status ? turnOn(input.code, call) : turnOff(input.code, call);
}

async function turnOn(code: string | null | undefined, call: Call): Promise<TwoFactorActivation> {
  const { context, tokens, caller } = call;
  const attempt = await countRequiredCode(code, call);
  const recovery_codes = await context.database.write(caller.tenant, async (session) =>
    (await confirmSecondFactor(session, call, caller, requireCode(code)))
      ? replaceRecoveryCodes(session, tokens.vault, caller)
      : undefined,
  );
  if (!recovery_codes) return rejectCode(call, caller, attempt);
  await resetCodeAttempt(call, attempt);
  logInfo(call, 'second factor turned on');
  return { status: true, recovery_codes };
}

async function turnOff(code: string | null | undefined, call: Call): Promise<TwoFactorActivation> {
  const { context, caller } = call;
  const off = { status: false, recovery_codes: null };
  if (!(await context.database.read(caller.tenant, (session) => hasSecondFactor(session, caller)))) return off;
  const attempt = await countRequiredCode(code, call);
  const done = await context.database.write(caller.tenant, async (session) => {
    if (!(await consumeCode(session, call, caller, requireCode(code)))) return false;
    await turnOffSecondFactor(session, caller, context.language);
    return true;
  });
  if (!done) return rejectCode(call, caller, attempt);
  await resetCodeAttempt(call, attempt);
  logInfo(call, 'second factor turned off');
  return off;
}

/**
 * Resets another user's second factor. The caller needs permission for `requireTwoFactor`, which is withheld while the
 * caller still has to set up their own second factor.
 */
async function reset({ user_id: id, status: on }: TwoFactorInput, call: Call): Promise<TwoFactorActivation> {
  const { context, caller } = call;
  if (!caller.methods.has('requireTwoFactor')) {
    logInfo(call, 'reset of a second factor refused', { of: id });
    throw new ContractError('User does not have access to method', { code: codes.denied });
  }
  if (on) throw invalid({ 'input.user_id': [{ code: 'not_found' }] });
  const found = await context.database.write(caller.tenant, (session) =>
    resetSecondFactor(session, caller, id, context.language),
  );
  if (!found) throw invalid({ 'input.user_id': [{ code: 'not_found' }] });
  logInfo(call, 'second factor reset', { of: id });
  return { status: false, recovery_codes: null };
}

async function renewRecoveryCodes(code: string, call: Call): Promise<RecoveryCodes> {
  const { context, tokens, caller } = call;
  const attempt = await countRequiredCode(code, call);
  const recovery_codes = await context.database.write(caller.tenant, async (session) => {
    if (!(await hasSecondFactor(session, caller))) throw invalid({ code: [{ code: 'not_set_up' }] });
    return (await consumeAppCode(session, call, caller, code))
      ? replaceRecoveryCodes(session, tokens.vault, caller)
      : undefined;
  });
  if (!recovery_codes) return rejectCode(call, caller, attempt);
  await resetCodeAttempt(call, attempt);
  logInfo(call, 'recovery codes replaced');
  return { recovery_codes };
}

/** Counts the attempt before its code is checked. @throws ContractError 1102 `code_required`, 1101 `locked`. */
async function countRequiredCode(code: string | null | undefined, call: Call): Promise<CountedAttempt> {
  const { context, caller } = call;
  requireCode(code);
  const { tenant, user } = caller;
  const email = await context.database.read(tenant, (session) => emailOf(session, caller));
  return countCodeAttempt(call, { tenant, user, email });
}

function requireCode(code: string | null | undefined): string {
  if (code?.trim()) return code;
  throw new ContractError('A second-factor code is wanted.', { code: codes.secondFactor, reason: 'code_required' });
}

function logInfo({ context, caller }: Call, message: string, facts: object = {}): void {
  context.log.info({ tenant: caller.tenant, user: caller.user, ...facts }, message);
}
