import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/Badge';
import { PersonAvatar } from '../../../ui/PersonAvatar';
import { useSession } from '../../../ui/appServices';
import type { Answer, Assigned } from './assigned';
import type { Assignments } from './useAssignments';

interface Props {
  one: Assigned;
  assignments: Assignments;
  /** Absent for whoever may not take it from them. */
  onTakeAway: (() => void) | undefined;
}

/** A logistician of the request with their answer; the reader may change their own. */
export function LogisticianRow({ one: { user, name, accepted, leads }, assignments, onTakeAway }: Props) {
  const { t } = useTranslation('workbench');
  const own = useSession()?.user.id === user;
  const { busy, mayAccept, mayDecline, answer } = assignments;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', columnGap: 1, alignItems: 'center', gridTemplateColumns: 'auto minmax(0, 1fr) auto' }}
    >
      <PersonAvatar name={name} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: leads ? 600 : undefined }}>{name}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
          <Badge {...badgeOf(accepted)} label={t(`logisticians.answers.${wordOf(accepted)}`)} />
          {leads && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t('logisticians.leads')}
            </Typography>
          )}
        </Box>
      </Box>
      {onTakeAway && (
        <IconButton
          size="small"
          disabled={busy}
          aria-label={t('logisticians.remove', { name })}
          title={t('logisticians.remove', { name })}
          onClick={onTakeAway}
        >
          <PersonRemove fontSize="small" />
        </IconButton>
      )}
      {own && accepted !== null && (
        <Box sx={{ gridColumn: '2 / -1' }}>
          {mayAccept && (
            <Button size="small" disabled={busy} onClick={() => void answer(true)} sx={{ ml: -0.5 }}>
              {t('answer.accept')}
            </Button>
          )}
          {mayDecline && (
            <Button size="small" color="inherit" disabled={busy} onClick={() => void answer(false)} sx={{ ml: -0.5 }}>
              {t('answer.decline')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

const wordOf = (accepted: Answer) => (accepted === null ? 'waiting' : accepted ? 'accepted' : 'declined');

const badgeOf = (accepted: Answer) =>
  ({ tone: accepted === null ? 'warning' : accepted ? 'success' : 'error' }) as const;
