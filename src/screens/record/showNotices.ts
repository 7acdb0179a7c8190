import { showNotification } from '../../../providers/notification';
import type { MutationNotice } from '../../../providers/notices';
import type { Words } from '../words';

/** Seconds that a notice stays, long enough to read several lines and write them down. */
const noticeSeconds = 30;

/** Shows the consequences of mutations that the user did not ask for. */
export function showNotices(notices: readonly MutationNotice[], words: Words): void {
  const texts = notices.map(({ code, payload }) => words.t(`app:notices.${code}`, payload));
  if (texts.length > 0) showNotification('warning', texts.join('\n'), { seconds: noticeSeconds });
}
