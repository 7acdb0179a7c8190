import type { LegCandidate } from '../../../../resources/contract.generated';
import { formatMoment } from '../../../fields/datetime';
import { numberFormatOf } from '../../../ui/numberFormat';
import type { Words } from '../../../screens/words';
import type { ChoiceOption } from '../../../ui/choiceSearch';
import { formatDistance, formatDuration } from './duration';
import { findingText } from './LegFindings';
import { periodText } from './legTimes';

/** The texts of legs, as far as options need them. */
type OptionWords = Pick<Words, 'of' | 't' | 'language' | 'fieldContext'>;

/** Returns a driver or vehicle as an option: what helps to choose it, and what speaks against it. */
export function candidateOption(candidate: LegCandidate, words: OptionWords): ChoiceOption {
  const { id, title, brand_model, vehicle_class } = candidate;
  const lines = [
    positionTexts(candidate, words),
    [hoursLeftText(candidate, words)],
    [vehicle_class, brand_model, ...capacityTexts(candidate, words)],
  ].map((line) => line.filter(Boolean).join(' · '));
  const detail = lines.filter(Boolean).join('\n');
  const note = obstacleTexts(candidate, words).join(' · ');
  return { id, title, ...(detail !== '' && { detail }), ...(note !== '' && { note }) };
}

function capacityTexts({ carrying_capacity: payload, places }: LegCandidate, { of, language }: OptionWords): string[] {
  const kilograms = numberFormatOf(language, { style: 'unit', unit: 'kilogram' });
  return [
    ...(payload ? [kilograms.format(payload)] : []),
    ...(places ? [of('candidates.places', { count: places })] : []),
  ];
}

function positionTexts(
  { city, free_from, empty_kilometres }: LegCandidate,
  { of, t, language, fieldContext }: OptionWords,
) {
  const when = free_from ? formatMoment(free_from, fieldContext('planned_start')) : '';
  return [
    ...(city && free_from ? [of('candidates.freeIn', { city, when })] : []),
    ...(empty_kilometres === null || empty_kilometres === undefined
      ? []
      : [of('candidates.empty', { distance: formatDistance(empty_kilometres, language, t) })]),
  ];
}

function hoursLeftText({ hours_left }: LegCandidate, { of, t }: OptionWords): string | undefined {
  if (!hours_left) return undefined;
  const { day, week, two_weeks } = hours_left;
  return of('candidates.hoursLeft', {
    day: formatDuration(day, t),
    week: formatDuration(Math.min(week, two_weeks), t),
  });
}

function obstacleTexts({ bookings, findings, hours }: LegCandidate, { of, t, fieldContext }: OptionWords): string[] {
  return [
    ...bookings.map((booking) =>
      of('taken.by', { when: periodText(booking, fieldContext('planned_start')), number: booking.number }),
    ),
    ...findings.map((finding) => findingText(finding, t)),
    ...hours.map(({ code, minutes, most }) =>
      of(`candidates.hours.${code}`, { total: formatDuration(minutes, t), most: formatDuration(most, t) }),
    ),
  ];
}
