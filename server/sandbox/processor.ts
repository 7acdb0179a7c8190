import { confirmPath } from './addresses';
import { type SandboxKeys, sandboxKeys } from './keys';

/** What a client of the sandbox works with. */
export interface SandboxProcessor extends SandboxKeys {
  /** Where the server is reached that the sandbox is in. */
  address: () => string;
  confirmPath: (intent: string) => string;
}

/** Returns what a client of the sandbox works with. */
export function sandboxProcessor(tokenSecret: string, address: () => string): SandboxProcessor {
  return { ...sandboxKeys(tokenSecret), address, confirmPath };
}
