import Box from '@mui/material/Box';
import { headerHeight, rowHeights } from './rowHeights';
import type { RowDensity } from '../state';

/**
 * Renders the lines of a table whose rows are not known yet: one element, because a grid of placeholders would take as
 * long to render as the rows.
 */
export function GridPlaceholder({ label, density }: { label: string; density: RowDensity }) {
  const rowHeight = rowHeights[density];
  return (
    <Box
      role="progressbar"
      aria-label={label}
      sx={({ palette }) => ({
        flex: 1,
        borderTop: `${headerHeight}px solid ${palette.action.hover}`,
        backgroundImage: `repeating-linear-gradient(transparent 0 ${rowHeight - 1}px, ${palette.divider} ${rowHeight - 1}px ${rowHeight}px)`,
      })}
    />
  );
}
