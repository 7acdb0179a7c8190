import type { SandboxClientSettings } from '../areas/billing';
import { confirmPath } from './paths';
import { sandboxKeys } from './keys';

/** Returns the settings of the Stripe client that calls the sandbox; the keys are derived from the token secret. */
export function sandboxClientSettings(tokenSecret: string, address: () => string): SandboxClientSettings {
  return { ...sandboxKeys(tokenSecret), address, confirmPath };
}
