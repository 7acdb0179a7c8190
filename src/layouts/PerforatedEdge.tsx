import Box from '@mui/material/Box';

interface Props {
  /** Background colour of the page beside the edge. The holes are drawn in this colour. */
  background: 'paper' | 'default';
  /** Whether the edge is at the right on wide screens. By default, and on narrow screens, it is at the bottom. */
  rightOnWideScreens?: boolean;
}

/** Draws a perforated edge, like that of a tear-off form. */
export function PerforatedEdge({ background, rightOnWideScreens = false }: Props) {
  return (
    <Box
      sx={({ vars }) => {
        const holes = (at: string) =>
          `radial-gradient(circle at ${at}, ${vars.palette.background[background]} 6px, transparent 6.5px)`;
        return {
          position: 'absolute',
          inset: 'auto 0 0 0',
          height: 7,
          backgroundImage: holes('50% 100%'),
          backgroundSize: '20px 7px',
          backgroundPosition: 'center',
          ...(rightOnWideScreens && {
            inset: { xs: 'auto 0 0 0', md: '0 0 0 auto' },
            width: { xs: 'auto', md: 7 },
            height: { xs: 7, md: 'auto' },
            backgroundImage: { xs: holes('50% 100%'), md: holes('100% 50%') },
            backgroundSize: { xs: '20px 7px', md: '7px 20px' },
          }),
        };
      }}
    />
  );
}
