import Alert from '@mui/material/Alert';
import type { RecordLock } from '../../../resources/operation-checks';
import type { Words } from '../words';

/**
 * Renders the reasons of a record's locks, which explain why some operations are not available. They are part of the
 * page: as alerts, they would interrupt the reading of its title.
 */
export function LockNotes({ words, locks }: { words: Words; locks: readonly RecordLock[] }) {
  return locks
    .filter(({ onlyTogether }) => !onlyTogether)
    .map(({ name }) => (
      <Alert key={name} severity="info" role="note">
        {words.of(`locks.${name}`)}
      </Alert>
    ));
}
