import { Suspense } from 'react';
import { lazy } from '../../../providers/loadCode';
import { dayPattern } from '../datetime';
import type { FieldFilterProps } from '../kind';
import { useToday } from '../useTimeZone';
import { InputPlaceholder } from '../../ui/InputPlaceholder';

const DayRange = lazy(() => import('../../ui/DatePickers').then((pickers) => ({ default: pickers.DateRangeFields })));

/** Renders the filter for a range of days. */
export function DaysFilter({ context, values, onChange }: FieldFilterProps) {
  const { t, language } = context;
  const today = useToday();
  const [from = '', to = ''] = values;
  return (
    <Suspense fallback={<InputPlaceholder height={40} />}>
      <DayRange
        {...{ language, today }}
        format={dayPattern(context)}
        labels={{ from: t('engine:filters.fromDay'), to: t('engine:filters.toDay') }}
        from={from}
        to={to}
        onChange={(first, last) => onChange([first, last])}
      />
    </Suspense>
  );
}
