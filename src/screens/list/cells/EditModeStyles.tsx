import GlobalStyles from '@mui/material/GlobalStyles';

/** Styles of the cells of a list in edit mode. */
export function EditModeStyles() {
  return (
    <GlobalStyles
      styles={({ vars: { palette } }) => ({
        '.cellEditable, .cellReadOnly, .cellRefused': { cursor: 'cell', userSelect: 'none' },
        '.cellReadOnly': { backgroundColor: palette.action.hover },
        '.cellSelected': { backgroundColor: `color-mix(in srgb, ${palette.primary.main} 16%, transparent)` },
        '.cellRefused': { boxShadow: `inset 0 0 0 2px ${palette.error.main}` },
        '.cellEditable[aria-busy=true]': { fontStyle: 'italic' },
      })}
    />
  );
}
