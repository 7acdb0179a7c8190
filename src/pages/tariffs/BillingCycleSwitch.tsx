import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { BillingCycle } from '../../../resources/contract.generated';
import { billingCycles, yearlySavingInMonths, type Offer } from './offers';

interface Props {
  cycle: BillingCycle;
  offers: readonly Offer[];
  onChange: (cycle: BillingCycle) => void;
}

/** Shows a switch between monthly and yearly prices, and what a year saves. */
export function BillingCycleSwitch({ cycle, offers, onChange }: Props) {
  const { t } = useTranslation('tariffs');
  const free = Math.max(0, ...offers.map((offer) => yearlySavingInMonths(offer)));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('billing.label')}
        value={cycle}
        onChange={(_event, value: unknown) => {
          const chosen = billingCycles.find((each) => each === value);
          if (chosen) onChange(chosen);
        }}
      >
        {billingCycles.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`billing.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {free > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('billing.free', { count: free })}
        </Typography>
      )}
    </Box>
  );
}
