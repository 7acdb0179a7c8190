import CheckCircle from '@mui/icons-material/CheckCircleOutline';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface Props {
  /** Where the leg would be. */
  place: string;
  /** What speaks against it. */
  obstacles: readonly string[];
  /** Text while the rules are being asked for, or when nothing speaks against it. */
  verdict: string;
  help: string;
}

/** Shows during a move where the leg would be, and what speaks against it. For screen readers this is announced. */
export function MoveStatus({ place, obstacles, verdict, help }: Props) {
  const fits = obstacles.length === 0;
  return (
    <Paper
      elevation={6}
      aria-hidden
      data-testid="move-status"
      sx={{
        position: 'absolute',
        zIndex: 5,
        bottom: 16,
        left: '50%',
        transform: 'translateX(-50%)',
        width: 'max-content',
        maxWidth: 'calc(100% - 32px)',
        px: 2,
        py: 1,
        pointerEvents: 'none',
        borderLeft: 4,
        borderColor: fits ? 'success.main' : 'error.main',
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {place}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
        {(fits ? [verdict] : obstacles).map((text) => (
          <Box
            component="li"
            key={text}
            sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color: fits ? 'text.secondary' : 'error.main' }}
          >
            {fits ? <CheckCircle fontSize="small" /> : <WarningAmber fontSize="small" />}
            {text}
          </Box>
        ))}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {help}
      </Typography>
    </Paper>
  );
}
