/** Version of the terms of use, `info:terms`: the month of their last change. Stored with each person's acceptance. */
export const termsVersion = '2026-11';
