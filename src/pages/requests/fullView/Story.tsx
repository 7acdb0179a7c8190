import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { activities } from '../../../../resources/activities';
import { kindOf } from '../../../fields';
import { useWords } from '../../../screens/words';
import type { Deed } from './useFullRequest';

/** All that was done to the request, newest first. */
export function Story({ deeds }: { deeds: readonly Deed[] }) {
  const words = useWords(activities);
  const { t } = useTranslation('workbench');
  const { date, param } = activities.fields;
  const Sentence = param && kindOf(param).Cell;
  if (deeds.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('activity.empty')}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {deeds.map((deed) => (
        <Box component="li" key={deed.id} sx={{ overflowWrap: 'anywhere', breakInside: 'avoid' }}>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {t('activity.by', {
              who: deed.user?.brief ?? t('activity.server'),
              when: date && kindOf(date).text(deed.date, date, words.place('date')),
            })}
          </Typography>
          {Sentence && <Sentence value={deed.param} field={param} place={words.place('param')} />}
        </Box>
      ))}
    </Box>
  );
}
