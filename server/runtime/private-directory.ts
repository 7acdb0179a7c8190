import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Modes of what only the server's own user reads and writes. */
const directoryMode = 0o700;
const fileMode = 0o600;
/** What a mode allows to others. */
const others = 0o077;

/**
 * Keeps a directory and all that is in it from every other user of the machine: what is there already, and what this
 * process makes from now on. Windows has no such modes.
 *
 * @throws an error with a sentence for the operator when another user owns it.
 */
export async function keepPrivate(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  process.umask(others);
  try {
    await narrow(directory);
  } catch (error) {
    const advice = 'Give it to the user that runs the server.';
    throw new Error(`The data directory ${directory} is open to others, and its modes cannot be changed. ${advice}`, {
      cause: error,
    });
  }
}

async function narrow(path: string): Promise<void> {
  try {
    const found = await lstat(path);
    // What a symbolic link leads to is not ours to say.
    if (found.isSymbolicLink()) return;
    if ((found.mode & others) !== 0) await chmod(path, found.isDirectory() ? directoryMode : fileMode);
    if (found.isDirectory()) for (const name of await readdir(path)) await narrow(join(path, name));
  } catch (error) {
    // Gone by now, or not made yet.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
