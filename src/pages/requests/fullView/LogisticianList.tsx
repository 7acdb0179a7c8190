import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/Badge';
import type { AssignedLogistician } from '../request/assignedLogisticians';

/** Shows the assigned logisticians and their answers, read-only. */
export function LogisticianList({ people }: { people: readonly AssignedLogistician[] }) {
  const { t } = useTranslation('workbench');
  if (people.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('logisticians.empty')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {people.map(({ user, name, accepted, isLead }) => (
        <Box
          component="li"
          key={user}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}
        >
          <span>{name}</span>
          {accepted === null && <Badge tone="warning" label={t('logisticians.answers.waiting')} />}
          {accepted !== null && (
            <Badge
              tone={accepted ? 'success' : 'error'}
              label={t(`logisticians.answers.${accepted ? 'accepted' : 'declined'}`)}
            />
          )}
          {isLead && <span>{t('logisticians.leads')}</span>}
        </Box>
      ))}
    </Box>
  );
}
