import { requestsResource } from '../../../resources/requests';
import type { FieldContext } from '../../fields/kind';
import { useWords, type Words } from '../../screens/words';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDistance, formatDuration } from '../requests/routes/duration';
import { delayMinutes } from '../requests/routes/legProgress';
import { periodText } from '../requests/routes/legTimes';
import type { BoardLeg, RowBlock, RowRun } from './boardData';
import { toneClass } from './BoardSurface';
import type { MoveObstacle } from './moves';

/** The texts of the board. */
export interface BoardTexts {
  t: Words['t'];
  language: string;
  context: FieldContext;
  /** Formats a time of two moments in milliseconds. */
  period: (start: number, end: number) => string;
  /** Returns the cities of a leg: `Poznań → Berlin`. */
  way: (leg: BoardLeg) => string;
  status: (leg: Pick<BoardLeg, 'status'>) => string;
  /** Returns the class of the colour of a leg's status. */
  tone: (leg: Pick<BoardLeg, 'status'>) => string | undefined;
  /** Returns what a screen reader says of a leg. */
  leg: (leg: BoardLeg) => string;
  /** Returns how much later than planned a leg is expected to end; undefined for none. */
  delay: (leg: BoardLeg) => string | undefined;
  block: (block: Pick<RowBlock, 'kind' | 'note'>) => string;
  run: (run: RowRun) => string;
  distance: (run: RowRun) => string;
  obstacle: (obstacle: MoveObstacle) => string;
}

/** Returns the texts of the board in the user's language. */
export function useBoardTexts(): BoardTexts {
  const { t } = useTranslation(['planning', 'absences', 'routes', 'app']);
  const words = useWords(requestsResource);
  return useMemo(() => {
    const context = words.fieldContext('created_at');
    const iso = (moment: number) => new Date(moment).toISOString();
    const period = (start: number, end: number) => periodText({ from: iso(start), to: iso(end) }, context);
    const way = cached(({ from_city, to_city }: BoardLeg) =>
      t('planning:way', { from: from_city ?? t('routes:noPlace'), to: to_city ?? t('routes:noPlace') }),
    );
    const status = (leg: Pick<BoardLeg, 'status'>) => words.of(`values.status.${leg.status}`);
    const delay = ({ planned_end, expected_end }: BoardLeg) => {
      const minutes = delayMinutes({ planned_end, expected_end });
      return minutes > 0 ? t('routes:times.late', { duration: formatDuration(minutes, t) }) : undefined;
    };
    const { status: field } = requestsResource.fields;
    const block = ({ kind, note }: Pick<RowBlock, 'kind' | 'note'>) =>
      [kind ? t(`absences:values.kind.${kind}`) : t('planning:hiddenLeg'), note].filter(Boolean).join(': ');
    const distance = cached(({ kilometres }: RowRun) => formatDistance(kilometres, words.language, t));
    return {
      t,
      language: words.language,
      context,
      period,
      way,
      status,
      tone: (leg) => toneClass(field?.type === 'enum' ? field.values[leg.status] : undefined),
      leg: cached((leg) =>
        [
          leg.number,
          way(leg),
          leg.planned_start && leg.planned_end
            ? period(Date.parse(leg.planned_start), Date.parse(leg.planned_end))
            : t('planning:noTimes'),
          status(leg),
          leg.driver ?? t('routes:noDriver'),
          leg.vehicle ?? t('routes:noVehicle'),
          leg.truck,
          delay(leg),
        ]
          .filter(Boolean)
          .join(', '),
      ),
      delay,
      block,
      distance,
      run: cached((run) =>
        t(run.isTooShort ? 'planning:run.tooShort' : 'planning:run.title', {
          from: run.from,
          to: run.to,
          distance: distance(run),
          duration: formatDuration(run.driving_minutes, t),
        }),
      ),
      obstacle: (obstacle) => {
        switch (obstacle.code) {
          case 'absent':
            return t('planning:obstacle.absent', {
              why: block({ kind: obstacle.kind, note: null }),
              when: period(obstacle.start, obstacle.end),
            });
          case 'overlap':
            return t('planning:obstacle.overlap', { number: obstacle.number });
          case 'cannotCarry':
          case 'cannotDraw':
          case 'inactive':
            return t(`planning:obstacle.${obstacle.code}`);
        }
      },
    };
  }, [t, words]);
}

/** Returns a function that keeps its results: times are slow to format, and bars are rendered again while the board scrolls. */
function cached<Key extends object>(textOf: (key: Key) => string): (key: Key) => string {
  const texts = new WeakMap<Key, string>();
  return (key) => {
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = textOf(key);
    texts.set(key, text);
    return text;
  };
}
