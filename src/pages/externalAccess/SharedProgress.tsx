import CheckCircle from '@mui/icons-material/CheckCircle';
import Cancel from '@mui/icons-material/CancelOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ServiceTransportationStatus as Status, SharedRequest } from '../../../resources/contract.generated';
import { progressSteps } from './progressSteps';
import { useDateTimeFormat } from './useDateTimeFormat';

/** Shows the steps of a request: past ones with their time, and future ones. */
export function SharedProgress(request: Pick<SharedRequest, 'status' | 'history' | 'upcoming'>) {
  const { t } = useTranslation('sharing');
  const { formatDateTime } = useDateTimeFormat();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {progressSteps(request).map((step) => (
        <Box
          component="li"
          key={`${step.status} ${step.date ?? ''}`}
          aria-current={step.current ? 'step' : undefined}
          sx={{
            display: 'grid',
            gridTemplateColumns: '24px 1fr',
            gap: 1,
            alignItems: 'start',
            color: step.date || step.current ? 'text.primary' : 'text.secondary',
          }}
        >
          <StepIcon status={step.status} reached={Boolean(step.date) || step.current} />
          <div>
            <Typography sx={{ fontWeight: step.current ? 600 : 400, fontSize: step.current ? '1rem' : undefined }}>
              {t(`status.${step.status}`)}
            </Typography>
            {step.date && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {formatDateTime(step.date)}
              </Typography>
            )}
          </div>
        </Box>
      ))}
    </Box>
  );
}

function StepIcon({ status, reached }: { status: Status; reached: boolean }) {
  if (status === 'CANCELED_REQUEST') return <Cancel color="error" aria-hidden />;
  return reached ? <CheckCircle color="success" aria-hidden /> : <RadioButtonUnchecked color="disabled" aria-hidden />;
}
