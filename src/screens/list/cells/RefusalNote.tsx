import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

/** Shows why the value of a cell is not saved, above the cell. A click goes through it. */
export function RefusalNote({ anchor, text }: { anchor: HTMLElement; text: string }) {
  return (
    <Popper open anchorEl={anchor} placement="top-start" sx={{ zIndex: 'appBar', pointerEvents: 'none' }}>
      <Paper
        elevation={4}
        sx={{ px: 1, py: 0.5, maxWidth: 360, whiteSpace: 'pre-line', typography: 'body2', color: 'error.main' }}
      >
        {text}
      </Paper>
    </Popper>
  );
}
