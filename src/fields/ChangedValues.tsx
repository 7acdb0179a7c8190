import Box from '@mui/material/Box';
import type { ActivityResource } from '../../resources/fields';
import type { ChangedValue } from './activitySentenceText';
import { changedValueTexts } from './changedValueTexts';
import type { FieldContext } from './kind';

interface Props {
  changes: readonly ChangedValue[];
  about: ActivityResource;
  context: FieldContext;
}

/** Lists the old and new values of an activity within its line, because the rows of a list have a fixed height. */
export function ChangedValues({ changes, about, context }: Props) {
  const { t } = context;
  const none = t('activities:noValue');
  const text = changedValueTexts(changes, about, context)
    .map(({ label, from, to }) => ` · ${t('activities:changedValue', { label, from: from || none, to: to || none })}`)
    .join('');
  return (
    <Box component="span" title={text.slice(3)} sx={{ color: 'text.secondary' }}>
      {text}
    </Box>
  );
}
