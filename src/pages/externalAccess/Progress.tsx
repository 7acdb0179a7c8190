import CheckCircle from '@mui/icons-material/CheckCircle';
import Cancel from '@mui/icons-material/CancelOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ServiceTransportationStatus as Status, SharedRequest } from '../../../resources/contract.generated';
import { progressOf } from './progressOf';
import { useMoments } from './useMoments';

/** What happened so far, with when, and what is still to come. */
export function Progress(request: Pick<SharedRequest, 'status' | 'history' | 'upcoming'>) {
  const { t } = useTranslation('sharing');
  const { moment } = useMoments();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {progressOf(request).map((step) => (
        <Box
          component="li"
          key={`${step.status} ${step.date ?? ''}`}
          aria-current={step.now ? 'step' : undefined}
          sx={{
            display: 'grid',
            gridTemplateColumns: '24px 1fr',
            gap: 1,
            alignItems: 'start',
            color: step.date || step.now ? 'text.primary' : 'text.secondary',
          }}
        >
          <StepSign status={step.status} reached={Boolean(step.date) || step.now} />
          <div>
            <Typography sx={{ fontWeight: step.now ? 600 : 400, fontSize: step.now ? '1rem' : undefined }}>
              {t(`status.${step.status}`)}
            </Typography>
            {step.date && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {moment(step.date)}
              </Typography>
            )}
          </div>
        </Box>
      ))}
    </Box>
  );
}

function StepSign({ status, reached }: { status: Status; reached: boolean }) {
  if (status === 'CANCELED_REQUEST') return <Cancel color="error" aria-hidden />;
  return reached ? <CheckCircle color="success" aria-hidden /> : <RadioButtonUnchecked color="disabled" aria-hidden />;
}
