/**
 * Runs work once the calls that were just made to the API are sent, because rendering would delay them: they are sent
 * together by a timer. The first timer of this function may run before that one, the second runs after it.
 */
export function afterSending(work: () => void): void {
  setTimeout(() => setTimeout(work));
}
