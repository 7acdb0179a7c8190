import { lazy } from 'react';

// All charts are in one chunk, which is loaded with the first chart that has data.
const loadCharts = () => import('./charts');

/** Renders vertical bars. */
export const VerticalBarChart = lazy(async () => ({ default: (await loadCharts()).VerticalBarChart }));
/** Renders horizontal bars. */
export const HorizontalBarChart = lazy(async () => ({ default: (await loadCharts()).HorizontalBarChart }));
/** Renders a line of shares. */
export const ShareLineChart = lazy(async () => ({ default: (await loadCharts()).ShareLineChart }));
