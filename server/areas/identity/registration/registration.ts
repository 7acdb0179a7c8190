import type { Config } from '../../../config';
import type { RegisterInput } from '../../../contract.generated';
import { errorCodes, ContractError, requireNoProblems, prefixInputPaths } from '../../../dialect/errors';
import type { MethodResolver } from '../../../dialect/methods';
import { countProofMail } from '../email-proofs/prove-email';
import { countAuthenticationAttempt } from '../sign-in/attempts';
import { type AuthResult, beginSession, type AuthContext } from '../sign-in/auth-payload';
import { type CompanyFounder, createCompany } from './create-company';
import { hashPassword } from '../passwords/passwords';
import { normalizeRegistrationForm, registrationProblems } from './rules';
import type { SessionTokens } from '../sign-in/tokens';

/** Returns the method that registers a company. */
export function registrationMethods(tokens: SessionTokens, { signIn: limits, mail }: Pick<Config, 'signIn' | 'mail'>) {
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
async function registerByPassword(input: RegisterInput, call: AuthContext): Promise<AuthResult> {
  const form = normalizeRegistrationForm(input);
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
export async function countRegistrationAttempt({ context, limits }: AuthContext, subject: string): Promise<void> {
  await countAuthenticationAttempt(context, limits, { kind: 'register', subject, address: context.address });
}

/** Creates a company and signs its administrator in, in one transaction. */
export async function registerCompany(call: AuthContext, founder: CompanyFounder): Promise<AuthResult> {
  if (!founder.emailProved) await countProofMail(call, founder.email);
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
