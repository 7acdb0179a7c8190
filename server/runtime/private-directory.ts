import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** File modes that allow access to the server's user only. */
const directoryMode = 0o700;
const fileMode = 0o600;
/** Permission bits of group and others. */
const othersMask = 0o077;

/**
 * Removes all access of other users to a directory and its content, also to files created later. Windows has no such
 * modes.
 * @throws an error for the operator if another user owns the directory
 */
export async function makePrivate(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  process.umask(othersMask);
  try {
    await restrictModes(directory);
  } catch (error) {
    const advice = 'Give it to the user that runs the server.';
    throw new Error(`The data directory ${directory} is open to others, and its modes cannot be changed. ${advice}`, {
      cause: error,
    });
  }
}

async function restrictModes(path: string): Promise<void> {
  try {
    const found = await lstat(path);
    // The target of a symbolic link is outside the directory.
    if (found.isSymbolicLink()) return;
    if ((found.mode & othersMask) !== 0) await chmod(path, found.isDirectory() ? directoryMode : fileMode);
    if (found.isDirectory()) for (const name of await readdir(path)) await restrictModes(join(path, name));
  } catch (error) {
    // Deleted in the meantime, or not created yet.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
