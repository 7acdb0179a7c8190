import { confirmPath } from './paths';
import { type SandboxKeys, sandboxKeys } from './keys';

/** Settings of a client of the sandbox. */
export interface SandboxClientSettings extends SandboxKeys {
  /** Base URL of the server with the sandbox. */
  address: () => string;
  confirmPath: (intent: string) => string;
}

/** Returns the settings of a client of the sandbox. */
export function sandboxClientSettings(tokenSecret: string, address: () => string): SandboxClientSettings {
  return { ...sandboxKeys(tokenSecret), address, confirmPath };
}
