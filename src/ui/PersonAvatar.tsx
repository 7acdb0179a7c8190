import Avatar from '@mui/material/Avatar';

/** A person's initials in a circle. */
export function PersonAvatar({ name, size = 28 }: { name: string; size?: number }) {
  const initials = name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <Avatar
      aria-hidden
      sx={{ width: size, height: size, fontSize: size * 0.4, fontWeight: 600, bgcolor: 'primary.main', color: 'primary.contrastText' }}
    >
      {initials}
    </Avatar>
  );
}
