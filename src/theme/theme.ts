import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type {} from '@mui/x-data-grid/themeAugmentation';

const font = '"IBM Plex Sans Variable", "IBM Plex Sans", system-ui, -apple-system, "Segoe UI", sans-serif';

// Of each status colour, `main` has enough contrast for text on the paper colour. Notifications and badges use `light`.
const light = {
  primary: { main: '#0b5f57', dark: '#084740', light: '#2a8a7f', contrastText: '#ffffff' },
  secondary: { main: '#8a4b08', dark: '#683805', light: '#f0a63a', contrastText: '#ffffff' },
  info: { main: '#1b5fae', dark: '#144a89', light: '#2f7dd6', contrastText: '#ffffff' },
  success: { main: '#21703f', dark: '#18552f', light: '#2f9e5a', contrastText: '#ffffff' },
  warning: { main: '#805a00', dark: '#614400', light: '#e9b60f', contrastText: '#ffffff' },
  error: { main: '#b3261e', dark: '#8c1d17', light: '#db4437', contrastText: '#ffffff' },
  background: { default: '#f4f6f4', paper: '#ffffff' },
  text: { primary: '#16211f', secondary: '#51605c', disabled: '#8b9793' },
  divider: '#dbe1de',
  // Without these values, MUI would calculate the colours of alerts itself.
  TableCell: { border: '#dbe1de' },
  DataGrid: { bg: '#ffffff', headerBg: '#ffffff' },
  action: { hover: 'rgba(11, 95, 87, 0.06)', selected: 'rgba(11, 95, 87, 0.10)' },
};

const dark = {
  primary: { main: '#63cdbb', dark: '#3fa897', light: '#8fe0d2', contrastText: '#06211d' },
  secondary: { main: '#f3b356', dark: '#c98a2c', light: '#f7c77f', contrastText: '#2a1a02' },
  info: { main: '#7db7f5', dark: '#4a90dc', light: '#5ba3f0', contrastText: '#04192f' },
  success: { main: '#74cf95', dark: '#3fa365', light: '#4cba75', contrastText: '#04210f' },
  warning: { main: '#f0cd5e', dark: '#c79f22', light: '#ecc53f', contrastText: '#261c00' },
  error: { main: '#f59a92', dark: '#d5564b', light: '#ee6a5f', contrastText: '#2d0603' },
  background: { default: '#0f1514', paper: '#161e1c' },
  text: { primary: '#e5ecea', secondary: '#a0b0ab', disabled: '#6c7b77' },
  divider: '#2a3532',
  // Without these values, MUI would calculate the colours of alerts itself.
  TableCell: { border: '#2a3532' },
  DataGrid: { bg: '#161e1c', headerBg: '#161e1c' },
  action: { hover: 'rgba(99, 205, 187, 0.08)', selected: 'rgba(99, 205, 187, 0.14)' },
};

/** Colours of the console's own map, which is drawn when Google Maps is not configured. */
export const mapColours = {
  light: { water: '#cfe1e8', land: '#f6f6f1', border: '#b9c4c0', road: '#e3b873', name: '#3f4d49' },
  dark: { water: '#0b1a20', land: '#1c2624', border: '#3d4b47', road: '#7a5a2a', name: '#b6c4c0' },
} as const;

const focusRing = {
  outline: '2px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
};

/** The theme of the console, light and dark. Only this file defines colours, text sizes and corner radii. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: font,
    h1: { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.25, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.35 },
    h3: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
    subtitle1: { fontSize: '0.9375rem', fontWeight: 500 },
    subtitle2: { fontSize: '0.8125rem', fontWeight: 600 },
    body1: { fontSize: '0.875rem', lineHeight: 1.5 },
    body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
    button: { fontSize: '0.8125rem', fontWeight: 600, textTransform: 'none' },
    caption: { fontSize: '0.75rem', lineHeight: 1.4 },
    overline: { fontSize: '0.6875rem', fontWeight: 600, lineHeight: 1.6, letterSpacing: '0.06em' },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { fontFamily: font, '&.Mui-focusVisible': focusRing } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minWidth: 0, '@media (pointer: coarse)': { minHeight: 40 } } },
    },
    MuiIconButton: {
      styleOverrides: {
        root: { borderRadius: 6, '@media (pointer: coarse)': { minWidth: 40, minHeight: 40 } },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          height: 32,
          padding: '0 10px',
          color: vars.palette.text.secondary,
          borderColor: vars.palette.divider,
          // The background of a selected button is too close to that of the others (WCAG 1.4.11 wants 3:1).
          '&.Mui-selected': { boxShadow: `inset 0 -3px 0 ${vars.palette.primary.main}` },
          '@media (pointer: coarse)': { height: 40, padding: '0 14px' },
        }),
      },
    },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.background.paper }),
        // The outline of the whole field shows the focus, so the inner input has none.
        input: { '&:focus-visible': { outline: 'none' } },
      },
    },
    // The label of an empty field with an arrow ends before it.
    MuiInputLabel: {
      styleOverrides: {
        root: { '&:not(.MuiInputLabel-shrink):has(+ * > [role=combobox])': { maxWidth: 'calc(100% - 46px)' } },
      },
    },
    // The help text of a disabled field stays readable, because it says what to do first.
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({ '&.Mui-disabled': { color: vars.palette.text.secondary } }),
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    // In dark mode a shadow alone does not separate a popover from the page.
    MuiPopover: {
      styleOverrides: { paper: ({ theme: { vars } }) => ({ border: `1px solid ${vars.palette.divider}` }) },
    },
    MuiAutocomplete: {
      styleOverrides: { paper: ({ theme: { vars } }) => ({ border: `1px solid ${vars.palette.divider}` }) },
    },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiDialog: {
      defaultProps: { maxWidth: false },
      styleOverrides: {
        container: { paddingBottom: 'var(--notice-space, 0px)' },
        paper: ({ theme: { vars } }) => ({
          width: 500,
          maxWidth: 'calc(100% - 32px)',
          border: `1px solid ${vars.palette.divider}`,
        }),
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.0625rem', padding: '20px 24px 8px' } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
    MuiTooltip: { defaultProps: { enterDelay: 400 }, styleOverrides: { tooltip: { fontSize: '0.75rem' } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
    MuiLink: {
      defaultProps: { underline: 'hover' },
      // A link on its own is at least 24 px high and wide. Links within a line of text ignore these sizes.
      styleOverrides: { root: { minHeight: 24, minWidth: 24, alignContent: 'center' } },
    },
    MuiDataGrid: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({ borderColor: vars.palette.divider, fontSize: '0.8125rem' }),
        columnHeaderTitle: { fontWeight: 600 },
      },
    },
  },
});
