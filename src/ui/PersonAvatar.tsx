import Box from '@mui/material/Box';

/** A person's initials in a circle. */
export function PersonAvatar({ name, size = 28 }: { name: string; size?: number }) {
  const initials = name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: '50%',
        fontSize: size * 0.4,
        lineHeight: 1,
        fontWeight: 600,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {initials}
    </Box>
  );
}
