import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';

/** Height of the bar at the top of the console. */
const topBarHeightPx = 52;

/** Screens on which the header of a row stands above its cells, because beside them it would leave too little width. */
const narrow = '@media screen and (max-width: 699px)';

/**
 * The table of a comparison. On narrow screens each row becomes a grid: its header takes a line of its own. It stays one
 * table for screen readers.
 */
export const ComparisonGrid = styled('table', { shouldForwardProp: (name) => name !== 'columnCount' })<{
  columnCount: number;
}>(({ theme: { vars, typography, shape, breakpoints, spacing }, columnCount }) => ({
  ...typography.body1,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: shape.borderRadius,
  backgroundColor: vars.palette.background.paper,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  'th, td': {
    padding: '8px 12px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  'tbody:last-of-type tr:last-of-type > *': { borderBottom: 0 },
  'th[scope="row"]': { fontWeight: 500 },
  'th[scope="rowgroup"]': { ...typography.subtitle2, backgroundColor: vars.palette.background.default },
  'thead th': {
    ...typography.subtitle2,
    position: 'sticky',
    top: topBarHeightPx,
    // On wide screens the page scrolls in a container of its own, below the bar; the header covers its padding.
    [breakpoints.up('md')]: { top: spacing(-3) },
    zIndex: 1,
    backgroundColor: vars.palette.background.paper,
  },
  'thead th:first-of-type': { width: '34%' },
  'tr[data-different]': { backgroundColor: vars.palette.action.selected },
  [narrow]: {
    display: 'block',
    'thead, tbody': { display: 'block' },
    thead: { position: 'sticky', top: topBarHeightPx, zIndex: 1 },
    tr: { display: 'grid', gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))` },
    'th, td': { padding: '8px 6px' },
    td: typography.body2,
    'th[scope="row"], th[scope="rowgroup"]': { gridColumn: '1 / -1' },
    'th[scope="row"]': { borderBottom: 0, paddingBottom: 0 },
    'thead th': { ...typography.caption, position: 'static', fontWeight: 600 },
    // Without its first header, screen readers would name each cell by the column before it.
    'thead th:first-of-type': visuallyHidden,
  },
}));
