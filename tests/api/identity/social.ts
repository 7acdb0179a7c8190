import type { GraphqlResponse, TestServer } from '../harness/server';
import { type RegistrationData, registeredFields } from './registration';

/** Tries to sign in through a provider, by default with an ID token from Google. */
export function socialLogin(
  server: TestServer,
  token: string,
  input: object = {},
): Promise<GraphqlResponse<{ socialLogin: RegistrationData }>> {
  const document = `mutation ($input: SocialLoginInput!) { socialLogin(input: $input) ${registeredFields} }`;
  return server.call(document, { input: { provider: 'GOOGLE', token, ...input } });
}

/** Tries to register a company through a provider, by default with an ID token from Google. */
export function socialRegister(
  server: TestServer,
  token: string,
  input: object = {},
): Promise<GraphqlResponse<{ socialRegister: RegistrationData }>> {
  const document = `mutation ($input: SocialRegisterInput!) { socialRegister(input: $input) ${registeredFields} }`;
  return server.call(document, { input: { provider: 'GOOGLE', lang: 'pl', token, ...input } });
}

/** Returns the claims with which Google vouches for an address: verified, and in a domain that Google hosts. */
export function googleClaimsOf(email: string): { email: string; email_verified: boolean; hd: string | undefined } {
  return { email, email_verified: true, hd: email.split('@')[1] };
}
