/** A consequence of a write that its caller did not ask for. The console shows the text of `code` with the payload. */
export interface WriteNotice {
  code: string;
  payload: Readonly<Record<string, string | number>>;
}

/**
 * Reports what a write does, to the server's log (`infoAfterCommit`, `warn`) and to the caller (`noticeAfterCommit`).
 * `infoAfterCommit` and `noticeAfterCommit` take effect only after the transaction is committed. `warn` is for refusals
 * and logs at once, because a refused write is rolled back.
 */
export interface WriteReporter {
  infoAfterCommit(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  noticeAfterCommit(notice: WriteNotice): void;
}
