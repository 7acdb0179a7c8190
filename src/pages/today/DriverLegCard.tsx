import Phone from '@mui/icons-material/PhoneOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/Badge';
import { type DriverLeg, stopsOfLeg, type TaskWithChanges } from './driverDay';
import type { Outbox } from './outbox/outbox';
import { StopRow } from './StopRow';
import { TaskCard } from './TaskCard';
import { touchTargetStyle } from './touchTarget';
import { useDriverWaybill } from './waybills/useDriverWaybill';

interface Props {
  leg: DriverLeg;
  tasks: readonly TaskWithChanges[];
  outbox: Outbox;
  isLate: boolean;
}

/** Shows a leg of the driver's day: customer, cargo, stops and tasks. */
export function DriverLegCard({ leg, tasks, outbox, isLate }: Props) {
  const { t } = useTranslation('today');
  const id = useId();
  const { service_transportation: request, vehicle, truck } = leg;
  const { customer, logistician, cargo } = request;
  const plates = [truck?.license, vehicle?.license].filter(Boolean).join(' + ');
  return (
    <Card component="article" aria-labelledby={id} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', justifyContent: 'space-between' }}>
        <Typography id={id} variant="h2" sx={{ fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
          {customer?.customer_name ?? request.number}
        </Typography>
        {isLate && <Badge tone="error" label={t('leg.late')} />}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{[request.number, plates].filter(Boolean).join(' · ')}</Typography>
      {cargo.map(({ id: line, weight, vehicle_class, vehicle_make, vehicle_model }) => (
        <Typography key={line} sx={{ fontWeight: 500 }}>
          {[
            [vehicle_make?.title, vehicle_model?.title].filter(Boolean).join(' ') || vehicle_class?.title,
            t('leg.weight', { weight }),
          ]
            .filter(Boolean)
            .join(', ')}
        </Typography>
      ))}

      <Box component="ol" aria-label={t('leg.stops')} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {stopsOfLeg(leg).map((stop) => (
          <StopRow key={stop.direction} stop={stop} />
        ))}
      </Box>

      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CallButton number={customer?.profile?.phone} label={t('leg.callCustomer')} name={customer?.customer_name} />
        <CallButton
          number={logistician?.profile?.phone}
          label={t('leg.callLogistician')}
          name={logistician?.profile?.full_name}
        />
        <WaybillButton {...request} />
      </Box>

      <Typography component="h3" variant="h3" sx={{ mt: 2.5, fontSize: '1rem' }}>
        {t('leg.tasks')}
      </Typography>
      {tasks.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('leg.noTasks')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1.5 }}>
          {tasks.map((task) => (
            <TaskCard key={task.id} task={task} outbox={outbox} />
          ))}
        </Box>
      )}
    </Card>
  );
}

/** Shows a button that calls a phone number. Shows nothing without a number. */
function CallButton({
  number,
  label,
  name,
}: {
  number: string | null | undefined;
  label: string;
  name: string | undefined;
}): ReactNode {
  const { t } = useTranslation('today');
  if (!number) return null;
  return (
    <Button
      component="a"
      href={`tel:${number.replace(/\s/g, '')}`}
      variant="outlined"
      color="inherit"
      startIcon={<Phone />}
      aria-label={name ? t('leg.call', { label, name }) : undefined}
      sx={{ flex: '1 1 140px', ...touchTargetStyle(), fontSize: '0.9375rem' }}
    >
      {label}
    </Button>
  );
}

/** Shows a button that downloads the consignment note. */
function WaybillButton({ id, number }: { id: string; number: string }): ReactNode {
  const { t } = useTranslation('today');
  const { allowed, busy, download } = useDriverWaybill(id);
  if (!allowed) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<PictureAsPdf />}
      loading={busy}
      aria-label={t('leg.waybillOf', { number })}
      onClick={() => void download()}
      sx={{ flex: '1 1 100%', ...touchTargetStyle(), fontSize: '0.9375rem' }}
    >
      {t('leg.waybill')}
    </Button>
  );
}
