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

/** Lists the old and new values of an activity, a line each. */
export function ChangedValues({ changes, about, context }: Props) {
  const { t } = context;
  const none = t('activities:noValue');
  return (
    <Box
      component="span"
      sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
    >
      {changedValueTexts(changes, about, context).map(({ field, label, from, to }) => (
        <Box component="span" key={field} sx={{ display: 'block' }}>
          {t('activities:changedValue', { label, from: from || none, to: to || none })}
        </Box>
      ))}
    </Box>
  );
}
