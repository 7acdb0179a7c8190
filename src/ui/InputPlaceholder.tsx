import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';

/**
 * Renders the placeholder of an input whose code is loading. It is marked as busy, so that a form waits for the input
 * before it moves the focus.
 */
export function InputPlaceholder(props: Pick<SkeletonProps, 'height' | 'sx'>) {
  return <Skeleton aria-busy variant="rounded" {...props} />;
}
