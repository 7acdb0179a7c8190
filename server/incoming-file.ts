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
