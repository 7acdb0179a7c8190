import { lazy } from '../../../providers/loadCode';

// All charts are in one chunk, which is loaded with the first chart that has data.
const loadCharts = () => import('./charts');

/** `VerticalBarChart` of charts.tsx, loaded on first use: vertical bars for values by month. */
export const LazyVerticalBarChart = lazy(async () => ({ default: (await loadCharts()).VerticalBarChart }));
/** `HorizontalBarChart` of charts.tsx, loaded on first use: horizontal bars for values by category. */
export const LazyHorizontalBarChart = lazy(async () => ({ default: (await loadCharts()).HorizontalBarChart }));
/** `PercentageLineChart` of charts.tsx, loaded on first use: a line of shares from 0 to 1 by month. */
export const LazyPercentageLineChart = lazy(async () => ({ default: (await loadCharts()).PercentageLineChart }));
