import { memo } from 'react';
import { dayInWords } from '../../screens/list/calendar/days';
import { titleWidth } from './BoardSurface';
import { type AxisTick, type TimeAxis, widthOf, xOf } from './timeAxis';

interface Props {
  axis: TimeAxis;
  ticks: readonly AxisTick[];
  corner: string;
  language: string;
  today: string;
}

/** Shows the days and hours above the rows. */
export const BoardHeader = memo(function BoardHeader({ axis, ticks, corner, language, today }: Props) {
  return (
    <div className="header" style={{ width: titleWidth + widthOf(axis) }}>
      <div className="corner">{corner}</div>
      {axis.days.map(({ day, start, end }) => (
        <div
          key={day}
          className="day"
          aria-current={day === today ? 'date' : undefined}
          style={{ left: titleWidth + xOf(axis, start), width: xOf(axis, end) - xOf(axis, start) }}
        >
          <span>{dayInWords(day, language, { weekday: 'short', day: 'numeric', month: 'short' })}</span>
        </div>
      ))}
      <div aria-hidden>
        {ticks.map(({ moment, hour }) => (
          <div key={moment} className="tick" style={{ left: titleWidth + xOf(axis, moment) }}>
            {String(hour).padStart(2, '0')}
          </div>
        ))}
      </div>
    </div>
  );
});

/** Shows the lines of the days and hours behind all rows, and that of the current moment. */
export const BoardLines = memo(function BoardLines({
  axis,
  ticks,
  top,
  height,
  now,
}: Pick<Props, 'axis' | 'ticks'> & { top: number; height: number; now: number }) {
  const days = new Set(axis.days.map(({ start }) => start));
  return (
    <div aria-hidden>
      {ticks.map(({ moment }) => (
        <div
          key={moment}
          className={days.has(moment) ? 'line' : 'line hour'}
          style={{ left: titleWidth + Math.round(xOf(axis, moment)), top, height }}
        />
      ))}
      {now >= axis.start && now <= axis.end && (
        <div className="now" style={{ left: titleWidth + Math.round(xOf(axis, now)), top, height }} />
      )}
    </div>
  );
});
