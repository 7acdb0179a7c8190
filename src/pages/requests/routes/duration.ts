import type { TFunction } from 'i18next';
import { numberFormatOf } from '../../../ui/numberFormat';

/** Formats minutes as hours and minutes: `8 h 40 min`. */
export function formatDuration(total: number, t: TFunction): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return t('routes:duration.minutes', { minutes });
  return t(minutes === 0 ? 'routes:duration.hours' : 'routes:duration.both', { hours, minutes });
}

/** Formats a distance in kilometres, without decimals. */
export function formatDistance(kilometres: number, language: string, t: TFunction): string {
  return t('routes:estimate.distance', {
    kilometres: numberFormatOf(language, { maximumFractionDigits: 0 }).format(kilometres),
  });
}
