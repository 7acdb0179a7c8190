import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { Tone } from '../../../resources/fields';
import { chartHeight } from './ChartPanel';

/** A bar of a chart, or a point of a line. */
export interface Bar {
  name: string;
  value: number | null;
  tone?: Tone;
}

interface Props {
  bars: readonly Bar[];
  /** What the values are, as the tip names them. */
  label: string;
  /** Values as they are read; short ones stand at the axis. */
  write: (value: number, short: boolean) => string;
}

const common = { height: chartHeight, hideLegend: true, skipAnimation: true } as const;

/** Pixels that names beside bars may take: those of Polish classes of vehicle. */
const besideBars = 176;

function useColours() {
  const { vars } = useTheme();
  return (tone: Tone | undefined) =>
    tone === undefined
      ? vars.palette.primary.main
      : tone === 'neutral'
        ? vars.palette.text.disabled
        : vars.palette[tone].light;
}

/** Values side by side, each under its name: the course of months. */
export function Columns({ bars, label, write }: Props) {
  const colour = useColours();
  return (
    <BarChart
      {...common}
      margin={{ left: 0, right: 8, top: 20, bottom: 0 }}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'band', data: bars.map(({ name }) => name) }]}
      yAxis={[{ width: 56, valueFormatter: (value: number) => write(value, true) }]}
      series={[
        {
          label,
          data: bars.map(({ value }) => value),
          color: colour(undefined),
          valueFormatter: (value) => (value === null ? '' : write(value, false)),
        },
      ]}
    />
  );
}

/** Values one under the other, beside their names: what is of different kinds. */
export function Rows({ bars, label, write }: Props) {
  const colour = useColours();
  const names = bars.map(({ name }) => name);
  return (
    <BarChart
      {...common}
      layout="horizontal"
      margin={{ left: 0, right: 16, top: 4, bottom: 0 }}
      grid={{ vertical: true }}
      xAxis={[{ valueFormatter: (value: number) => write(value, true), tickNumber: 4 }]}
      yAxis={[
        {
          scaleType: 'band',
          data: names,
          width: besideBars,
          colorMap: { type: 'ordinal', values: names, colors: bars.map(({ tone }) => colour(tone)) },
        },
      ]}
      series={[
        {
          label,
          data: bars.map(({ value }) => value),
          valueFormatter: (value) => (value === null ? '' : write(value, false)),
        },
      ]}
    />
  );
}

/** A share from month to month; months without one are left open. */
export function Course({ bars, label, write }: Props) {
  const colour = useColours();
  return (
    <LineChart
      {...common}
      margin={{ left: 0, right: 16, top: 20, bottom: 0 }}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'point', data: bars.map(({ name }) => name) }]}
      yAxis={[{ width: 56, min: 0, max: 1, valueFormatter: (value: number) => write(value, true) }]}
      series={[
        {
          label,
          data: bars.map(({ value }) => value),
          color: colour(undefined),
          curve: 'linear',
          showMark: true,
          valueFormatter: (value) => (value === null ? '' : write(value, false)),
        },
      ]}
    />
  );
}
