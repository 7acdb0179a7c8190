import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';

const tick = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='none' stroke='black' stroke-width='2' d='m3.5 8.5 3 3 6-7'/%3E%3C/svg%3E")`;
const dash = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath stroke='black' stroke-width='2' d='M4 8h8'/%3E%3C/svg%3E")`;

/**
 * Styles of everything in the grid. They belong to the grid's element, because a row's elements have no styles of their
 * own that would have to be computed for each of them.
 */
export const gridStyles = {
  border: 0,
  '& .deleted .MuiDataGrid-cell': { color: 'text.secondary' },
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
  '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
  '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal', lineHeight: 1.25, textWrap: 'balance' },
  // A click with the Shift key would select text.
  '& .MuiDataGrid-columnHeader': { userSelect: 'none' },
  '& .hiddenTitle .MuiDataGrid-columnHeaderTitle': visuallyHidden,
  '& .recordLink': {
    mr: 1,
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& .rowCheckbox': {
    appearance: 'none',
    display: 'grid',
    width: 24,
    height: 24,
    m: 0,
    p: '3px',
    borderRadius: 0.5,
    cursor: 'pointer',
    '&::before': {
      content: '""',
      borderRadius: '3px',
      border: '2px solid',
      borderColor: 'text.secondary',
    },
    '&:hover::before': { borderColor: 'primary.main' },
    '&:checked::before, &:indeterminate::before': { bgcolor: 'primary.main', borderColor: 'primary.main' },
    '&:checked::after, &:indeterminate::after': {
      content: '""',
      gridArea: '1 / 1',
      bgcolor: 'primary.contrastText',
      mask: `${tick} center / 16px no-repeat`,
    },
    '&::before, &::after': { gridArea: '1 / 1' },
    '&:indeterminate::after': { maskImage: dash },
  },
  '& .sortArrow': {
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    '&.hint': { opacity: 0 },
  },
  '& .sortPlace': { typography: 'caption', color: 'text.secondary' },
  '& .MuiDataGrid-columnHeader:hover .sortArrow.hint, & .MuiDataGrid-columnHeader:focus-within .sortArrow.hint': {
    opacity: 0.5,
  },
} satisfies SxProps<Theme>;
