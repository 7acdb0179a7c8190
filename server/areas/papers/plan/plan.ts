import type {
  PlanningBoard,
  PlanningBoardBlock,
  PlanningBoardLeg,
  PlanningBoardRow,
  PlanningBoardRows,
} from '../../../contract.generated';
import { dayInTimeZone } from '../../../formats/time-zone';
import { formatMoment } from '../../../texts/format';
import type { Texts } from '../../../texts/texts';

/** The plan of one day, and how its reader writes dates. */
export interface DayPlan {
  company: string;
  /** The day, `YYYY-MM-DD` in `timeZone`. */
  day: string;
  rows: PlanningBoardRows;
  board: Pick<PlanningBoard, 'rows' | 'legs' | 'blocks' | 'unplanned'>;
  timeZone: string;
  dateFormat: 'DD_MM_YYYY' | 'DD_MM_YYYY_DOTS' | 'MM_DD_YYYY' | 'YYYY_MM_DD' | null;
}

/** A printed line: the texts of all columns but the first, or one text across them. */
export type PlanLine = readonly string[];

/** Lines that belong together. `title` and `note` stand in the first column. */
export interface PlanGroup {
  title: string;
  note: string;
  lines: readonly PlanLine[];
}

/** The texts of a day's plan. */
export interface PlanText {
  title: string;
  company: string;
  /** Heads of the columns; the first one is that of the groups. */
  heads: readonly string[];
  groups: readonly PlanGroup[];
}

/** Returns the texts of a day's plan: the drivers or vehicles with legs or absences, the unplanned legs, and who is free. */
export function planTextOf(plan: DayPlan, texts: Texts): PlanText {
  const { t } = texts;
  const { board, rows, day, company } = plan;
  const groups = board.rows.map((row) => groupOf(row, plan, texts));
  const [busy, free] = [true, false].map((isBusy) => groups.filter(({ lines }) => lines.length > 0 === isBusy));
  const unplanned = board.unplanned.map((leg) => lineOf(leg, crewOf(leg), plan, texts));
  const dayText = new Intl.DateTimeFormat(texts.settings.locale, { dateStyle: 'full', timeZone: 'UTC' });
  return {
    title: t('plan:title', { day: dayText.format(new Date(day)) }),
    company,
    heads: [t(`plan:heads.${rows}`), t('plan:heads.when'), t('plan:heads.way'), t('plan:heads.request')].concat(
      t('plan:heads.crew'),
      t('plan:heads.status'),
    ),
    groups: [
      ...(busy ?? []),
      ...(unplanned.length > 0 ? [{ title: t('plan:unplanned'), note: '', lines: unplanned }] : []),
      ...(free && free.length > 0
        ? [{ title: t('plan:free'), note: '', lines: [[free.map(({ title }) => title).join(', ')]] }]
        : []),
    ],
  };
}

function groupOf(row: PlanningBoardRow, plan: DayPlan, texts: Texts): PlanGroup {
  const { board } = plan;
  const blocks = board.blocks
    .filter(({ row_id }) => row_id === row.id)
    .map((block) => ({
      start: block.starts_at,
      line: [periodOf(block.starts_at, block.ends_at, plan, texts), blockText(block, texts)],
    }));
  const legs = board.legs
    .filter(({ driver_id, vehicle_id, truck_id }) =>
      (plan.rows === 'DRIVERS' ? [driver_id] : [vehicle_id, truck_id]).includes(row.id),
    )
    .map((leg) => ({ start: leg.planned_start ?? '', line: lineOf(leg, crewBeside(leg, plan), plan, texts) }));
  const lines = [...blocks, ...legs].toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
  return { title: row.title, note: row.vehicle_class ?? '', lines: lines.map(({ line }) => line) };
}

function lineOf(leg: PlanningBoardLeg, crew: string, plan: DayPlan, texts: Texts): PlanLine {
  const { planned_start: start, planned_end: end, from_city, to_city, number, customer_name, status } = leg;
  return [
    start && end ? periodOf(start, end, plan, texts) : texts.t('plan:noTimes'),
    `${from_city ?? '–'} → ${to_city ?? '–'}`,
    [number, customer_name].filter(Boolean).join(', '),
    crew,
    texts.t(`plan:status.${status}`),
  ];
}

/** Returns who and what drives with a row: with a driver the vehicles, with a vehicle the driver. */
function crewBeside(leg: PlanningBoardLeg, { rows }: DayPlan): string {
  return rows === 'DRIVERS' ? [leg.truck, leg.vehicle].filter(Boolean).join(' + ') : (leg.driver ?? '');
}

function crewOf({ driver, truck, vehicle }: PlanningBoardLeg): string {
  return [driver, truck, vehicle].filter(Boolean).join(' + ');
}

function blockText({ kind, note }: PlanningBoardBlock, { t }: Texts): string {
  return [kind ? t(`plan:absence.${kind}`) : t('plan:hiddenLeg'), note].filter(Boolean).join(': ');
}

/** Returns a time, with dates only where it reaches beyond the day. */
function periodOf(start: string, end: string, { day, timeZone, dateFormat }: DayPlan, texts: Texts): string {
  const momentText = (iso: string) => {
    const text = formatMoment(iso, { ...texts, timeZone, dateFormat });
    return dayInTimeZone(timeZone, new Date(iso)) === day ? (text.split(' ').at(-1) ?? text) : text;
  };
  return `${momentText(start)} – ${momentText(end)}`;
}

/** Returns the file name of a plan. */
export function planFileName(firstDay: string, { t }: Texts): string {
  return `${t('plan:file')} ${firstDay}.pdf`;
}
