import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** An uploaded file of a multipart request. The file is deleted from disk when the request has been answered. */
export class UploadedFile {
  constructor(
    readonly path: string,
    /** File name from the caller, without folders. It does not prove the file's type. */
    readonly name: string,
    /** Size on disk, in bytes. */
    readonly size: number,
    /** False if the file exceeds the server's size limit and was cut. */
    readonly complete: boolean,
  ) {}
}

/** Deletes upload folders that have not changed for `minAgeMs` milliseconds: a crashed server left them behind. */
export async function deleteAbandonedUploads(directory: string, minAgeMs: number): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  for (const name of names) {
    const folder = join(directory, name);
    const found = await stat(folder).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs >= minAgeMs) await rm(folder, { recursive: true, force: true });
  }
}
