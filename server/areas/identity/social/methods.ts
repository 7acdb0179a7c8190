import type { Config } from '../../../config';
import type { SocialLoginInput, SocialRegisterInput } from '../../../contract.generated';
import { invalidInputError, requireNoProblems, prefixInputPaths } from '../../../dialect/errors';
import type { MethodResolver } from '../../../dialect/methods';
import type { AuthResult, AuthContext } from '../sign-in/auth-payload';
import { registerCompany, countRegistrationAttempt, requireOpenRegistration } from '../registration/registration';
import { termsVersionProblems } from '../registration/rules';
import { emailProblem } from '../people/rules';
import type { SessionTokens } from '../sign-in/tokens';
import { socialSignIn } from './sign-in';
import { createIdentityVerifier, type IdentityVerifier } from './identity-verifier';

/** Returns the methods that sign in or register by a provider. */
export function socialMethods(
  tokens: SessionTokens,
  { signIn: limits, social, mail }: Pick<Config, 'signIn' | 'social' | 'mail'>,
) {
  const verifyIdentity = createIdentityVerifier(social);
  const socialLogin: MethodResolver<{ input: SocialLoginInput }> = (_root, { input }, context, info) =>
    socialSignIn(input, { context, info, tokens, limits }, verifyIdentity);
  const socialRegister: MethodResolver<{ input: SocialRegisterInput }> = (_root, { input }, context, info) => {
    requireOpenRegistration(mail);
    return register(input, { context, info, tokens, limits }, verifyIdentity);
  };
  return { socialLogin, socialRegister };
}

/** Registers a company whose administrator signs in by a provider, without a password. */
async function register(
  { provider, token, kind, lang, terms_version: termsVersion }: SocialRegisterInput,
  call: AuthContext,
  verifyIdentity: IdentityVerifier,
): Promise<AuthResult> {
  requireNoProblems(prefixInputPaths(termsVersionProblems(termsVersion)));
  await countRegistrationAttempt(call, token);
  const {
    subject,
    email = '',
    vouched,
    first_name,
    last_name,
  } = await verifyIdentity({ provider, token, kind: kind ?? 'CREDENTIAL' });
  const problem = emailProblem(email);
  if (problem) throw invalidInputError({ 'input.token': [problem] });
  return registerCompany(call, {
    email,
    lang,
    emailProved: vouched,
    first_name,
    last_name,
    termsVersion,
    socialName: { provider, subject },
  });
}
