import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type Billing, monthsFree, type Offer } from './offers';

const billings: readonly Billing[] = ['monthly', 'yearly'];

interface Props {
  billing: Billing;
  offers: readonly Offer[];
  onChange: (billing: Billing) => void;
}

/** Shows the prices by the month or by the year, and what a year saves. */
export function BillingSwitch({ billing, offers, onChange }: Props) {
  const { t } = useTranslation('registration');
  const free = Math.max(0, ...offers.map((offer) => monthsFree(offer)));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('tariff.billing.label')}
        value={billing}
        onChange={(_event, value: unknown) => {
          const chosen = billings.find((each) => each === value);
          if (chosen) onChange(chosen);
        }}
      >
        {billings.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`tariff.billing.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {free > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('tariff.billing.free', { count: free })}
        </Typography>
      )}
    </Box>
  );
}
