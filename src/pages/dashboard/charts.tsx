import { useTheme } from '@mui/material/styles';
import { Bar, BarChart, CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
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

/** Returns the properties that all charts have, and those of their parts, in the theme's colours. */
function useChartProps({ values, label, format }: Props) {
  const { vars, typography } = useTheme();
  const colourOf = (tone: ChipTone | undefined) =>
    tone === undefined
      ? vars.palette.primary.main
      : tone === 'neutral'
        ? vars.palette.text.disabled
        : vars.palette[tone].light;
  const tick = { fill: vars.palette.text.secondary, fontSize: typography.caption.fontSize };
  return {
    chart: {
      data: values.map(({ tone, ...value }) => ({ ...value, fill: colourOf(tone) })),
      responsive: true,
      // The table beside a chart is for keyboards and screen readers.
      accessibilityLayer: false,
      style: { width: '100%', height: chartHeight },
    },
    grid: { stroke: vars.palette.divider },
    nameAxis: { dataKey: 'name', tick, axisLine: { stroke: vars.palette.divider }, tickLine: false },
    valueAxis: { tick, axisLine: false, tickLine: false, tickFormatter: (value: number) => format(value, true) },
    tooltip: {
      isAnimationActive: false,
      cursor: { fill: vars.palette.action.hover, stroke: 'none' },
      separator: ': ',
      itemStyle: { color: vars.palette.text.primary },
      contentStyle: { background: vars.palette.background.paper, borderColor: vars.palette.divider },
      formatter: (value: unknown) => (typeof value === 'number' ? format(value, false) : ''),
    },
    series: { dataKey: 'value', name: label, isAnimationActive: false },
    colour: colourOf(undefined),
  } as const;
}

/** Renders a chart with vertical bars, for values by month. */
export function VerticalBarChart(props: Props) {
  const { chart, grid, nameAxis, valueAxis, tooltip, series } = useChartProps(props);
  return (
    <BarChart {...chart} margin={{ left: 0, right: 8, top: 20, bottom: 0 }}>
      <CartesianGrid {...grid} vertical={false} />
      <XAxis {...nameAxis} interval="equidistantPreserveStart" />
      <YAxis {...valueAxis} width="auto" />
      <Tooltip {...tooltip} />
      <Bar {...series} />
    </BarChart>
  );
}

/** Renders a chart with horizontal bars, for values by category. */
export function HorizontalBarChart(props: Props) {
  const { chart, grid, nameAxis, valueAxis, tooltip, series } = useChartProps(props);
  return (
    <BarChart {...chart} layout="vertical" margin={{ left: 0, right: 16, top: 4, bottom: 0 }}>
      <CartesianGrid {...grid} horizontal={false} />
      <XAxis {...valueAxis} type="number" tickCount={4} />
      <YAxis {...nameAxis} type="category" width="auto" interval={0} />
      <Tooltip {...tooltip} />
      <Bar {...series} />
    </BarChart>
  );
}

/** Renders a line chart of shares from 0 to 1 by month. Months without a share are gaps in the line. */
export function PercentageLineChart(props: Props) {
  const { chart, grid, nameAxis, valueAxis, tooltip, series, colour } = useChartProps(props);
  return (
    <LineChart {...chart} margin={{ left: 0, right: 16, top: 20, bottom: 0 }}>
      <CartesianGrid {...grid} vertical={false} />
      <XAxis {...nameAxis} interval="equidistantPreserveStart" />
      <YAxis {...valueAxis} width="auto" domain={[0, 1]} />
      <Tooltip {...tooltip} />
      <Line {...series} stroke={colour} dot={{ fill: colour }} />
    </LineChart>
  );
}
