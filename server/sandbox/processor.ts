import { confirmPath } from './paths';
import { type SandboxKeys, sandboxKeys } from './keys';

/** Settings of the Stripe client that calls the sandbox. */
export interface SandboxClientSettings extends SandboxKeys {
  /** Base URL of the server with the sandbox. */
  address: () => string;
  confirmPath: (intent: string) => string;
}

/** Returns the settings of the Stripe client that calls the sandbox; the keys are derived from the token secret. */
export function sandboxClientSettings(tokenSecret: string, address: () => string): SandboxClientSettings {
  return { ...sandboxKeys(tokenSecret), address, confirmPath };
}
