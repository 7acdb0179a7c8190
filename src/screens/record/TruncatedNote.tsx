import Typography from '@mui/material/Typography';
import { isTruncated } from '../../../providers/truncated';
import type { Words } from '../words';
import { shownCount } from './shownCount';

interface Props {
  words: Pick<Words, 't'>;
  record: unknown;
  /** Where the record has the list. */
  path: string;
}

/** Says below a list of a record that the record has more of it; nothing below a list that is whole. */
export function TruncatedNote({ words, record, path }: Props) {
  if (!isTruncated(record, path)) return null;
  return (
    <Typography variant="caption" component="div" sx={{ color: 'text.secondary', mt: 0.5 }}>
      {words.t('engine:show.truncated', { shown: shownCount(record, path) })}
    </Typography>
  );
}
