import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opportunity, TariffUsage } from '../../../../resources/contract.generated';
import { ProfilePanel } from '../ProfilePanel';
import { type UsageLevel, usageLevel } from './subscription';

type NamedLimit = Pick<Opportunity, 'code' | 'display_title'>;

interface Props {
  usage: readonly TariffUsage[];
  /** Names of the limits in the tariff. */
  names: readonly NamedLimit[];
}

/** Shows how much of each limit of the tariff is used. */
export function UsagePanel({ usage, names }: Props) {
  const { t } = useTranslation('subscription');
  return (
    <ProfilePanel title={t('usage.title')} text={t('usage.text')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 2 }}>
        {usage.map((one) => (
          <UsageMeter
            key={one.code}
            usage={one}
            name={names.find(({ code }) => code === one.code)?.display_title ?? one.code}
          />
        ))}
      </Box>
    </ProfilePanel>
  );
}

const colourByLevel = {
  unlimited: 'primary',
  fine: 'primary',
  near: 'warning',
  full: 'error',
} as const satisfies Record<UsageLevel, string>;

/** Shows one limit as a meter with its figures and, near the limit, a warning. */
function UsageMeter({ usage, name }: { usage: TariffUsage; name: string }) {
  const { t } = useTranslation('subscription');
  const id = useId();
  const { used, limit } = usage;
  const level = usageLevel(usage);
  const unlimited = limit === null || limit === undefined;
  const figures = unlimited ? t('usage.unlimited', { used }) : t('usage.of', { used, limit });
  const isWarning = level === 'near' || level === 'full';
  const warning = isWarning ? t(`usage.${level}`) : undefined;
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography id={id}>{name}</Typography>
        <Typography sx={{ ml: 'auto', fontWeight: 600 }}>{figures}</Typography>
      </Box>
      {!unlimited && (
        <LinearProgress
          // Replaces MUI's default role `progressbar`, because the element shows a quantity, not progress.
          role="meter"
          variant="determinate"
          color={colourByLevel[level]}
          aria-labelledby={id}
          aria-valuenow={Math.min(used, limit)}
          aria-valuemax={limit}
          aria-valuetext={warning ? `${figures}. ${warning}` : figures}
          value={limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}
          sx={{ mt: 0.75, height: 8, borderRadius: 4, bgcolor: 'divider' }}
        />
      )}
      {warning && (
        <Typography variant="body2" sx={{ mt: 0.5, color: `${colourByLevel[level]}.main` }}>
          {warning}
        </Typography>
      )}
    </Box>
  );
}
