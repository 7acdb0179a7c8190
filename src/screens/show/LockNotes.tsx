import Alert from '@mui/material/Alert';
import type { Lock } from '../../../resources/definition';
import type { Words } from '../words';

/** Explains why some operations are not available. */
export function LockNotes({ words, locks }: { words: Words; locks: readonly Lock[] }) {
  return locks.map(({ name }) => (
    <Alert key={name} severity="info">
      {words.of(`locks.${name}`)}
    </Alert>
  ));
}
