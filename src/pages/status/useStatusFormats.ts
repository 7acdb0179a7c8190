import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../fields/datetime';
import { useTimeZone } from '../../fields/useTimeZone';
import { useSession } from '../../ui/appServices';
import { numberFormatOf } from '../../ui/numberFormat';

const byteUnits = [
  { unit: 'gigabyte', bytes: 1e9 },
  { unit: 'megabyte', bytes: 1e6 },
  { unit: 'kilobyte', bytes: 1e3 },
] as const;
const timeUnits = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** Returns functions that format moments, sizes and durations for the user. */
export function useStatusFormats() {
  const { t, i18n } = useTranslation('app');
  const dates = useSession()?.user.date_format ?? null;
  const timeZone = useTimeZone();
  const unitText = (value: number, unit: string, maximumFractionDigits: number) =>
    numberFormatOf(i18n.language, { style: 'unit', unit, maximumFractionDigits }).format(value);
  return {
    number: (value: number) => numberFormatOf(i18n.language).format(value),
    moment: (iso: string) => formatMoment(iso, { dates, t, timeZone }),
    size: (bytes: number) => {
      const found = byteUnits.find((one) => bytes >= one.bytes);
      return unitText(bytes / (found?.bytes ?? 1), found?.unit ?? 'byte', 1);
    },
    duration: (seconds: number) => {
      const found = timeUnits.find((one) => seconds >= 2 * one.seconds);
      return unitText(Math.floor(seconds / (found?.seconds ?? 1)), found?.unit ?? 'second', 0);
    },
  };
}
