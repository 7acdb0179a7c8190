import type { Config } from '../../../config';
import type { RegisterInput } from '../../../contract.generated';
import { errorCodes, ContractError, requireNoProblems, prefixInputPaths } from '../../../dialect/errors';
import type { MethodResolver } from '../../../dialect/methods';
import { requireProofMail } from '../email-proofs/prove-email';
import { requireAttempt } from '../sign-in/attempts';
import { type AuthResult, beginSession, type AuthCall } from '../sign-in/auth-payload';
import { type CompanyFounder, createCompany } from './create-company';
import { hashPassword } from '../passwords/passwords';
import { normalizeForm, registrationProblems } from './rules';
import type { Tokens } from '../sign-in/tokens';

/** Returns the method that registers a company. */
export function registrationMethods(tokens: Tokens, { signIn: limits, mail }: Pick<Config, 'signIn' | 'mail'>) {
  const register: MethodResolver<{ input: RegisterInput }> = (_root, { input }, context, info) => {
    requireOpenRegistration(mail);
    return registerByPassword(input, { context, info, tokens, limits });
  };
  return { register };
}

/** @throws ContractError 1423 when the server sends no mails, because no address could be proved. */
export function requireOpenRegistration({ isAvailable }: Config['mail']): void {
  if (isAvailable) return;
  throw new ContractError('Registration is closed: this server sends no mails.', {
    code: errorCodes.registrationClosed,
    reason: 'registration_closed',
  });
}

/**
 * Registers a company whose administrator has yet to prove the address. The statements are the same whether the address
 * is in use or not.
 */
async function registerByPassword(input: RegisterInput, call: AuthCall): Promise<AuthResult> {
  const form = normalizeForm(input);
  requireNoProblems(prefixInputPaths(registrationProblems(form)));
  const { email, first_name, last_name, terms_version: termsVersion } = form;
  await countRegistrationAttempt(call, email);
  const passwordHash = await hashPassword(form.password);
  return registerCompany(call, {
    email,
    passwordHash,
    lang: input.lang,
    emailProved: false,
    first_name,
    last_name,
    termsVersion,
  });
}

/** Counts a registration attempt. @throws ContractError when there were too many. */
export async function countRegistrationAttempt({ context, limits }: AuthCall, subject: string): Promise<void> {
  await requireAttempt(context, limits, { kind: 'register', subject, address: context.address });
}

/** Creates a company and signs its administrator in, in one transaction. */
export async function registerCompany(call: AuthCall, founder: CompanyFounder): Promise<AuthResult> {
  if (!founder.emailProved) await requireProofMail(call, founder.email);
  const { database, address, log } = call.context;
  const registered = await database.system(async (session) => {
    const account = await createCompany(session, founder);
    return {
      account,
      result: await beginSession(session, call, {
        ...account,
        password: founder.passwordHash ?? null,
        secondFactor: false,
      }),
    };
  });
  log.info({ address, ...registered.account }, 'company registered');
  return registered.result;
}
