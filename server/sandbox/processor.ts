import type { SandboxClientSettings } from '../areas/billing';
import { authenticationPath } from './paths';
import { deriveSandboxKeys } from './keys';

/** Returns the settings of the Stripe client that calls the sandbox; the keys are derived from the token secret. */
export function createSandboxClientSettings(tokenSecret: string, address: () => string): SandboxClientSettings {
  return { ...deriveSandboxKeys(tokenSecret), address, confirmPath: authenticationPath };
}
