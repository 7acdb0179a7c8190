import { keyframes, styled } from '@mui/material/styles';

const move = keyframes({
  from: { transform: 'translateX(-100%) scaleX(0.6)' },
  to: { transform: 'translateX(100%) scaleX(0.9)' },
});

const Track = styled('div', { shouldForwardProp: (prop) => prop !== 'above' })<{ above: boolean }>(
  ({ theme: { vars }, above }) => ({
    ...(above && { position: 'absolute', inset: '0 0 auto', zIndex: 2 }),
    height: 2,
    overflow: 'hidden',
    backgroundColor: vars.palette.action.selected,
    '&::before': {
      content: '""',
      display: 'block',
      height: '100%',
      backgroundColor: vars.palette.primary.main,
      animation: `${move} 1.4s ease-in-out infinite`,
    },
  }),
);

interface Props {
  label: string;
  /** Places the line above the content of the element around it, so that it moves nothing. */
  above?: boolean;
}

/**
 * A moving line that says that something loads. Only a transform is animated, which takes no time of the main thread:
 * MUI's `LinearProgress` computes its layout in every frame, and so slows down what the user waits for.
 */
export function ProgressLine({ label, above = false }: Props) {
  return <Track role="progressbar" aria-label={label} above={above} />;
}
