import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';

const toolbarButtonSx = { borderColor: 'divider', flexShrink: 0 };

/** Renders a button of a list's toolbar, which opens a menu or a dialog. */
export function ToolbarButton(props: Omit<ComponentProps<typeof Button>, 'color' | 'variant' | 'sx'>) {
  return <Button {...props} color="inherit" variant="outlined" sx={toolbarButtonSx} />;
}
