import Typography from '@mui/material/Typography';
import { isTruncated } from '../../../providers/truncated';
import type { Words } from '../words';
import { loadedEntryCount } from './loadedEntryCount';

interface Props {
  words: Pick<Words, 't'>;
  record: unknown;
  /** Path of the list in the record. */
  path: string;
}

/** Renders a note below a truncated list that the record has more entries; nothing below a complete list. */
export function TruncatedNote({ words, record, path }: Props) {
  if (!isTruncated(record, path)) return null;
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary', mt: 0.5 }}>
      {words.t('engine:show.truncated', { shown: loadedEntryCount(record, path) })}
    </Typography>
  );
}
