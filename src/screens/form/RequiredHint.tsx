import Typography from '@mui/material/Typography';
import type { Words } from '../words';
import type { FormField } from './drafts';

interface Props {
  words: Words;
  /** The active fields of the form. */
  fields: readonly FormField[];
}

/** Explains the mark of required fields, if there are any. It belongs before the fields, to be read before them. */
export function RequiredHint({ words, fields }: Props) {
  if (!fields.some(({ field }) => field.required)) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {words.t('engine:form.requiredHint')}
    </Typography>
  );
}
