import type { Answer, TestServer } from '../harness/server';
import { type Registered, registeredFields } from './registering';

/** Tries to sign in by a provider: Google, and an ID token of its, unless told otherwise. */
export function socialLogin(
  server: TestServer,
  token: string,
  input: object = {},
): Promise<Answer<{ socialLogin: Registered }>> {
  const document = `mutation ($input: SocialLoginInput!) { socialLogin(input: $input) ${registeredFields} }`;
  return server.call(document, { input: { provider: 'GOOGLE', token, ...input } });
}

/** Tries to register by a provider. */
export function socialRegister(
  server: TestServer,
  token: string,
  input: object = {},
): Promise<Answer<{ socialRegister: Registered }>> {
  const document = `mutation ($input: SocialRegisterInput!) { socialRegister(input: $input) ${registeredFields} }`;
  return server.call(document, { input: { provider: 'GOOGLE', lang: 'pl', token, ...input } });
}

/** What Google says of somebody whose address it hosts. */
export function hosted(email: string): { email: string; email_verified: boolean; hd: string | undefined } {
  return { email, email_verified: true, hd: email.split('@')[1] };
}
