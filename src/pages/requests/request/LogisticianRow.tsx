import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/Badge';
import { PersonAvatar } from '../../../ui/PersonAvatar';
import { useSession } from '../../../ui/appServices';
import type { AssignmentAnswer, AssignedLogistician } from './assignedLogisticians';
import type { LogisticianAssignments } from './useLogisticianAssignments';

interface Props {
  logistician: AssignedLogistician;
  assignments: LogisticianAssignments;
  /** Removes the logistician. Undefined if the user may not remove logisticians. */
  onUnassign: (() => void) | undefined;
}

/** Shows an assigned logistician and the logistician's answer. Users can change their own answer. */
export function LogisticianRow({ logistician: { user, name, accepted, isLead }, assignments, onUnassign }: Props) {
  const { t } = useTranslation('workbench');
  const isCurrentUser = useSession()?.user.id === user;
  const { busy, canAccept, canDecline, answer } = assignments;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', columnGap: 1, alignItems: 'center', gridTemplateColumns: 'auto minmax(0, 1fr) auto' }}
    >
      <PersonAvatar name={name} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: isLead ? 600 : undefined }}>{name}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
          <Badge {...answerBadge(accepted)} label={t(`logisticians.answers.${answerKey(accepted)}`)} />
          {isLead && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t('logisticians.leads')}
            </Typography>
          )}
        </Box>
      </Box>
      {onUnassign && (
        <IconButton
          size="small"
          disabled={busy}
          aria-label={t('logisticians.remove', { name })}
          title={t('logisticians.remove', { name })}
          onClick={onUnassign}
        >
          <PersonRemove fontSize="small" />
        </IconButton>
      )}
      {isCurrentUser && accepted !== null && (
        <Box sx={{ gridColumn: '2 / -1' }}>
          {canAccept && (
            <Button size="small" disabled={busy} onClick={() => void answer(true)} sx={{ ml: -0.5 }}>
              {t('answer.accept')}
            </Button>
          )}
          {canDecline && (
            <Button size="small" color="inherit" disabled={busy} onClick={() => void answer(false)} sx={{ ml: -0.5 }}>
              {t('answer.decline')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

const answerKey = (accepted: AssignmentAnswer) => (accepted === null ? 'waiting' : accepted ? 'accepted' : 'declined');

const answerBadge = (accepted: AssignmentAnswer) =>
  ({ tone: accepted === null ? 'warning' : accepted ? 'success' : 'error' }) as const;
