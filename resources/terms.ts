/**
 * Version of the terms of use, the texts `info:terms`: the month of their last change. The server stores it with each
 * user's acceptance.
 */
export const termsVersion = '2026-11';
