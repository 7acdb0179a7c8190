import { useTranslation } from 'react-i18next';
import { useSession } from '../ui/appServices';
import { formatMoment } from './datetime';
import type { MediaFile } from './mediaFiles';
import { useTimeZone } from './useTimeZone';

/**
 * Returns a function that says when a file was received and, if its device recorded it, when it was taken there. The clocks
 * differ, and a phone without a network sends a file later.
 */
export function useFileTimes(): (file: Pick<MediaFile, 'receivedAt' | 'takenAt'>) => string | undefined {
  const { t } = useTranslation(['files', 'app']);
  const dates = useSession()?.user.date_format ?? null;
  const timeZone = useTimeZone();
  const textOf = (moment: string) => formatMoment(moment, { dates, t, timeZone });
  return ({ receivedAt, takenAt }) => {
    if (!receivedAt) return undefined;
    const received = textOf(receivedAt);
    return takenAt
      ? t('files:takenAndReceived', { taken: textOf(takenAt), received })
      : t('files:received', { received });
  };
}
