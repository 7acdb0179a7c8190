import { keyframes, styled } from '@mui/material/styles';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/**
 * A turning ring in the colour of the text. Only a transform is animated, which takes no time of the main thread: MUI's
 * `CircularProgress` changes its drawing in every frame, and so slows down what the user waits for.
 */
export const Spinner = styled('span')({
  display: 'inline-block',
  width: 16,
  height: 16,
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.9s linear infinite`,
});
