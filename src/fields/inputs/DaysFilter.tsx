import { Suspense } from 'react';
import { lazy } from '../../../providers/loadCode';
import { dayPattern } from '../datetime';
import type { FieldFilterProps } from '../kind';
import { useToday } from '../useTimeZone';
import { PeriodFilter } from './PeriodFilter';
import { InputPlaceholder } from '../../ui/InputPlaceholder';

const DayRange = lazy(() => import('../../ui/DatePickers').then((pickers) => ({ default: pickers.DateRangeFields })));

/** Renders the filter for a range of days, or for a period. */
export function DaysFilter({ comparison, ...props }: FieldFilterProps) {
  return comparison === 'during' ? <PeriodFilter {...props} /> : <DayRangeFilter {...props} />;
}

function DayRangeFilter({ context, values, onChange }: Omit<FieldFilterProps, 'comparison'>) {
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
