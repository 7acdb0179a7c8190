import { styled } from '@mui/material/styles';

/** Width of the rows' titles and height of the days' names, in pixels. */
export const titleWidth = 184;
export const headerHeight = 52;

const statusTones = ['info', 'success', 'warning', 'error', 'primary', 'secondary'] as const;

/**
 * The scrolling surface of the board. The styles of all of its parts are defined here once, by their classes: styled
 * elements for hundreds of bars would take longer to render than the bars.
 */
export const BoardSurface = styled('div')(({ theme: { vars, typography } }) => ({
  position: 'relative',
  overflow: 'auto',
  flex: 1,
  minHeight: 240,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: vars.palette.background.paper,
  // Parts that scroll into view are rendered while the surface scrolls, and the browser must not move it for them.
  overflowAnchor: 'none',
  contain: 'strict',
  '& .header': {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    height: headerHeight,
    backgroundColor: vars.palette.background.paper,
    borderBottom: `1px solid ${vars.palette.divider}`,
    ...typography.caption,
  },
  '& .corner, & .titles': {
    position: 'sticky',
    left: 0,
    width: titleWidth,
    boxSizing: 'border-box',
    backgroundColor: vars.palette.background.paper,
    borderRight: `1px solid ${vars.palette.divider}`,
  },
  '& .corner': {
    zIndex: 4,
    height: headerHeight,
    padding: '4px 12px',
    display: 'flex',
    alignItems: 'center',
    ...typography.body2,
  },
  // One element for all titles: the browser gives each sticky element a layer of its own.
  '& .titles': { zIndex: 2 },
  '& .title': {
    position: 'absolute',
    left: 0,
    right: 0,
    boxSizing: 'border-box',
    padding: '4px 12px',
    borderBottom: `1px solid ${vars.palette.divider}`,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    ...typography.body2,
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& small': { ...typography.caption, color: vars.palette.text.secondary },
  },
  '& .day, & .tick': { position: 'absolute', whiteSpace: 'nowrap', color: vars.palette.text.secondary },
  '& .day': {
    top: 6,
    overflow: 'clip',
    '& span': { position: 'sticky', left: titleWidth, padding: '0 8px' },
    fontWeight: 600,
    color: vars.palette.text.primary,
    '&[aria-current]': { color: vars.palette.primary.main },
  },
  '& .tick': { top: 28, paddingLeft: 4 },
  '& .line': { position: 'absolute', width: 1, backgroundColor: vars.palette.divider, pointerEvents: 'none' },
  '& .line.hour': { opacity: 0.5 },
  '& .now': {
    position: 'absolute',
    width: 2,
    backgroundColor: vars.palette.error.light,
    pointerEvents: 'none',
  },
  '& .row': {
    position: 'absolute',
    left: 0,
    boxSizing: 'border-box',
    borderBottom: `1px solid ${vars.palette.divider}`,
    contain: 'strict',
    '&.fits': { backgroundColor: `rgba(${vars.palette.success.mainChannel} / 0.14)` },
    '&.refuses': { backgroundColor: `rgba(${vars.palette.error.mainChannel} / 0.14)` },
  },
  '& .bar': {
    ...typography.caption,
    position: 'absolute',
    boxSizing: 'border-box',
    height: 36,
    margin: 0,
    padding: '1px 6px',
    textAlign: 'start',
    lineHeight: '16px',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    borderRadius: 5,
    border: `1px solid ${vars.palette.text.disabled}`,
    borderLeftWidth: 4,
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.default,
    cursor: 'pointer',
    touchAction: 'pan-x pan-y',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    '& .label': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      pointerEvents: 'none',
    },
    '& strong': { fontWeight: 600 },
    '& em': { fontStyle: 'normal', fontWeight: 600, color: vars.palette.error.main, '&::after': { content: '" · "' } },
    '&.clashes': { borderStyle: 'dashed', borderColor: vars.palette.error.main },
    '&.faded': { opacity: 0.35 },
    '&.moving': { opacity: 0.4 },
    '&.movable': { cursor: 'grab' },
    '&:focus-visible, &[aria-current]': {
      outline: `2px solid ${vars.palette.primary.main}`,
      outlineOffset: 1,
      zIndex: 1,
    },
    '&.ghost': {
      pointerEvents: 'none',
      zIndex: 1,
      boxShadow: vars.shadows[4],
      outline: `2px dashed ${vars.palette.primary.main}`,
    },
    ...Object.fromEntries(
      statusTones.map((tone) => [
        `&.${tone}`,
        {
          borderColor: `rgba(${vars.palette[tone].mainChannel} / 0.6)`,
          borderLeftColor: vars.palette[tone].main,
          backgroundImage: `linear-gradient(rgba(${vars.palette[tone].mainChannel} / 0.13) 0 0)`,
        },
      ]),
    ),
  },
  '& .handle': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    width: 7,
    cursor: 'ew-resize',
    '&.start': { left: -2 },
    '&.end': { right: 0 },
  },
  '& .block': {
    ...typography.caption,
    position: 'absolute',
    top: 0,
    bottom: 0,
    padding: '2px 6px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.palette.text.secondary,
    backgroundImage: `repeating-linear-gradient(135deg, rgba(${vars.palette.text.secondaryChannel} / 0.2) 0 6px, transparent 6px 12px)`,
  },
  '& .run': {
    ...typography.caption,
    position: 'absolute',
    height: 16,
    lineHeight: '14px',
    fontSize: 11,
    textAlign: 'center',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.palette.text.secondary,
    borderBottom: `2px dotted ${vars.palette.text.disabled}`,
    '&.tooShort': { color: vars.palette.error.main, borderColor: vars.palette.error.main },
  },
}));

/** Returns the class of a status colour; undefined for the neutral one, which is that of all bars. */
export const toneClass = (tone: string | undefined): string | undefined => statusTones.find((one) => one === tone);
