import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that came with a call. It lies on disk until the call is answered. */
export class IncomingFile {
  constructor(
    readonly path: string,
    /** As the caller names it, without folders; says nothing of what the file is. */
    readonly name: string,
    /** Bytes on disk. */
    readonly size: number,
    /** False where it went on beyond what the server takes. */
    readonly complete: boolean,
  ) {}
}

/** Removes what a server left that died over a call: folders that nothing was added to for so many milliseconds. */
export async function sweepIncoming(directory: string, age: number): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  for (const name of names) {
    const folder = join(directory, name);
    const found = await stat(folder).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs >= age) await rm(folder, { recursive: true, force: true });
  }
}
