import type { SignInLimits } from '../../../config';
import type { RegisterInput } from '../../../contract.generated';
import { invalid, type Problem } from '../../../dialect/errors';
import type { Method } from '../../../dialect/methods';
import { requireAttempt } from '../sign-in/attempts';
import { type AuthResult, beginSession, type AuthCall } from '../sign-in/auth-payload';
import { type CompanyFounder, createCompany } from './create-company';
import { passwordProblems } from '../passwords/password-rules';
import { hashPassword } from '../passwords/passwords';
import { emailProblem } from '../people/rules';
import type { Tokens } from '../sign-in/tokens';

/** Returns the method that registers a company. */
export function registrationMethods(tokens: Tokens, limits: SignInLimits) {
  const register: Method<{ input: RegisterInput }> = (_root, { input }, context, info) =>
    registerByPassword(input, { context, info, tokens, limits });
  return { register };
}

async function registerByPassword(input: RegisterInput, call: AuthCall): Promise<AuthResult> {
  const email = input.email.trim().toLowerCase();
  const problem = emailProblem(email);
  const problems: [string, Problem[]][] = [
    ['input.email', problem ? [problem] : []],
    ['input.password', passwordProblems(input.password, { email })],
  ];
  const found = problems.filter(([, list]) => list.length > 0);
  if (found.length > 0) throw invalid(Object.fromEntries(found));
  await countRegistrationAttempt(call, email);
  const passwordHash = await hashPassword(input.password);
  return registerCompany(call, { email, passwordHash, lang: input.lang, emailProved: false });
}

/** Counts a registration attempt. @throws ContractError when there were too many. */
export async function countRegistrationAttempt({ context, limits }: AuthCall, subject: string): Promise<void> {
  await requireAttempt(context, limits, { kind: 'register', subject, address: context.address });
}

/** Creates a company and signs its administrator in, in one transaction. */
export async function registerCompany(call: AuthCall, founder: CompanyFounder): Promise<AuthResult> {
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
