/**
 * Milliseconds in which rows and records that were fetched ahead are not fetched again when their page is shown. Changes
 * by others that arrive meanwhile fetch them all the same.
 */
export const freshMs = 3_000;
