import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ChipTone } from '../../../resources/fields';
import { chartHeight } from './ChartPanel';

/** A value of a chart: a bar, or a point of a line. */
interface ChartValue {
  name: string;
  value: number | null;
  tone?: ChipTone;
}

interface Props {
  values: readonly ChartValue[];
  /** Name of the values in the tooltip. */
  label: string;
  /** Formats a value. `short` is true for the labels of the axis. */
  format: (value: number, short: boolean) => string;
}

const commonProps = { height: chartHeight, hideLegend: true, skipAnimation: true } as const;

/** Width in pixels for the names beside the bars. The longest names are those of vehicle classes in Polish. */
const nameColumnWidth = 176;

function useToneColour() {
  const { vars } = useTheme();
  return (tone: ChipTone | undefined) =>
    tone === undefined
      ? vars.palette.primary.main
      : tone === 'neutral'
        ? vars.palette.text.disabled
        : vars.palette[tone].light;
}

/** Renders a chart with vertical bars, for values by month. */
export function VerticalBarChart({ values, label, format }: Props) {
  const colour = useToneColour();
  return (
    <BarChart
      {...commonProps}
      margin={{ left: 0, right: 8, top: 20, bottom: 0 }}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'band', data: values.map(({ name }) => name) }]}
      yAxis={[{ width: 56, valueFormatter: (value: number) => format(value, true) }]}
      series={[
        {
          label,
          data: values.map(({ value }) => value),
          color: colour(undefined),
          valueFormatter: (value) => (value === null ? '' : format(value, false)),
        },
      ]}
    />
  );
}

/** Renders a chart with horizontal bars, for values by category. */
export function HorizontalBarChart({ values, label, format }: Props) {
  const colour = useToneColour();
  const names = values.map(({ name }) => name);
  return (
    <BarChart
      {...commonProps}
      layout="horizontal"
      margin={{ left: 0, right: 16, top: 4, bottom: 0 }}
      grid={{ vertical: true }}
      xAxis={[{ valueFormatter: (value: number) => format(value, true), tickNumber: 4 }]}
      yAxis={[
        {
          scaleType: 'band',
          data: names,
          width: nameColumnWidth,
          colorMap: { type: 'ordinal', values: names, colors: values.map(({ tone }) => colour(tone)) },
        },
      ]}
      series={[
        {
          label,
          data: values.map(({ value }) => value),
          valueFormatter: (value) => (value === null ? '' : format(value, false)),
        },
      ]}
    />
  );
}

/** Renders a line chart of shares from 0 to 1 by month. Months without a share are gaps in the line. */
export function PercentageLineChart({ values, label, format }: Props) {
  const colour = useToneColour();
  return (
    <LineChart
      {...commonProps}
      margin={{ left: 0, right: 16, top: 20, bottom: 0 }}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'point', data: values.map(({ name }) => name) }]}
      yAxis={[{ width: 56, min: 0, max: 1, valueFormatter: (value: number) => format(value, true) }]}
      series={[
        {
          label,
          data: values.map(({ value }) => value),
          color: colour(undefined),
          curve: 'linear',
          showMark: true,
          valueFormatter: (value) => (value === null ? '' : format(value, false)),
        },
      ]}
    />
  );
}
