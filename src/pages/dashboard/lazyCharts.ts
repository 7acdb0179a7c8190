import { lazy } from 'react';

// One file of code for them all, fetched with the first chart that has something to show.
const load = () => import('./charts');

/** Upright bars. */
export const Columns = lazy(async () => ({ default: (await load()).Columns }));
/** Lying bars. */
export const Rows = lazy(async () => ({ default: (await load()).Rows }));
/** A line through points. */
export const Course = lazy(async () => ({ default: (await load()).Course }));
