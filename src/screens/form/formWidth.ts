/** Limits the width of forms for readability. */
export const formWidth = { maxWidth: 880 };
