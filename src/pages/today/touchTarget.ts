/**
 * Returns styles for the minimum height of touch targets. The media query overrides the theme's own height for touch
 * screens.
 */
export const touchTargetStyle = (height = 48) => ({
  minHeight: height,
  '@media (pointer: coarse)': { minHeight: height },
});
