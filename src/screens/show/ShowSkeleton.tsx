import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ResourceDefinition } from '../../../resources/definition';

/** Renders placeholders of the expected size while the record loads. */
export function ShowSkeleton({ definition: { show }, label }: { definition: ResourceDefinition; label: string }) {
  return (
    <Stack spacing={2} role="status" aria-label={label} sx={{ maxWidth: 1200 }}>
      <Skeleton width={120} height={30} />
      <Skeleton width={260} height={40} />
      {show.sections.map(({ name, fields }) => (
        <Skeleton key={name} variant="rounded" height={96 + 56 * Math.ceil(fields.length / 4)} />
      ))}
    </Stack>
  );
}
