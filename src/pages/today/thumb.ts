/** The least height of what a thumb presses, also where the theme has one of its own for touch. */
export const thumb = (height = 48) => ({ minHeight: height, '@media (pointer: coarse)': { minHeight: height } });
