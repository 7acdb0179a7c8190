import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { activitiesResource } from '../../../../resources/activities';
import { fieldKindOf } from '../../../fields';
import { useWords } from '../../../screens/words';
import type { RequestActivity } from './useFullRequest';

/** Shows all activities of the request, newest first, read-only. */
export function ActivityList({ activities: entries }: { activities: readonly RequestActivity[] }) {
  const words = useWords(activitiesResource);
  const { t } = useTranslation('workbench');
  const { date, param } = activitiesResource.fields;
  const Sentence = param && fieldKindOf(param).Cell;
  if (entries.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('activity.empty')}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {entries.map((entry) => (
        <Box component="li" key={entry.id} sx={{ overflowWrap: 'anywhere', breakInside: 'avoid' }}>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {t('activity.by', {
              who: entry.user?.brief ?? t('activity.server'),
              when: date && fieldKindOf(date).text(entry.date, date, words.fieldContext('date')),
            })}
          </Typography>
          {Sentence && <Sentence value={entry.param} field={param} context={words.fieldContext('param')} />}
        </Box>
      ))}
    </Box>
  );
}
