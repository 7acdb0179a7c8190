import { styled } from '@mui/material/styles';
import Box from '@mui/material/Box';

const Picture = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '&[hidden]': { display: 'none' },
});

/** Shows a person's picture in a circle, or the initials when there is no picture or it fails to load. */
export function PersonAvatar({ name, size = 28, picture }: { name: string; size?: number; picture?: string }) {
  const initials = name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <Box
      component="span"
      aria-hidden
      data-initials={initials}
      sx={{
        position: 'relative',
        overflow: 'hidden',
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
        // Drawn by CSS, so that the initials are no visible label that the name of a button would have to contain.
        '&::before': { content: 'attr(data-initials)' },
      }}
    >
      {picture && (
        <Picture key={picture} src={picture} alt="" onError={({ currentTarget }) => (currentTarget.hidden = true)} />
      )}
    </Box>
  );
}
