import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useList } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import type { SaleStatus } from '../../../resources/contract.generated';
import type { ChipTone } from '../../../resources/fields';
import { useDayText } from '../../fields/useDayText';
import { useSession } from '../../ui/appServices';
import { Badge } from '../../ui/Badge';
import { ProfilePanel } from '../profile/ProfilePanel';
import { currentBillingDay } from '../profile/subscription/subscription';
import { formatEuros, offerName } from './offers';

/** An inquiry to sales, with the offer that answers it. */
interface Inquiry {
  id: string;
  status: SaleStatus;
  created_at: string;
  valid_until?: string | null;
  monthly_price?: number | null;
  yearly_price?: number | null;
  tariff?: { name: unknown; code: string } | null;
}

const fields = [
  'id',
  'status',
  'created_at',
  'valid_until',
  'monthly_price',
  'yearly_price',
  'tariff.name',
  'tariff.code',
];

const tones: Readonly<Record<SaleStatus, ChipTone>> = {
  NEW: 'info',
  IN_TALKS: 'info',
  WON: 'success',
  LOST: 'neutral',
};

/** Largest number of inquiries that the page shows. */
const maxInquiries = 3;

/** Shows the newest inquiries of the company to sales, with their state and offers. Shows nothing without inquiries. */
export function SalesInquiries({ tariffsPath }: { /** Page on which an offer can be taken. */ tariffsPath?: string }) {
  const { t } = useTranslation('tariffs');
  const enabled = isMethodAllowed(useSession(), 'contactSales');
  const { query } = useList<Inquiry>({
    resource: 'contactSales',
    pagination: { currentPage: 1, pageSize: maxInquiries },
    sorters: [{ field: 'created_at', order: 'desc' }],
    meta: { fields, total: false },
    liveMode: 'off',
    errorNotification: false,
    queryOptions: { enabled },
  });
  const inquiries = query.data?.data ?? [];
  if (!enabled || inquiries.length === 0) return null;
  return (
    <ProfilePanel title={t('inquiries.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1.5 }}>
        {inquiries.map((inquiry) => (
          <InquiryRow key={inquiry.id} {...{ inquiry, tariffsPath }} />
        ))}
      </Box>
    </ProfilePanel>
  );
}

function InquiryRow({ inquiry, tariffsPath }: { inquiry: Inquiry; tariffsPath?: string }) {
  const { t, i18n } = useTranslation('tariffs');
  const { day } = useDayText();
  const { status, created_at, tariff, valid_until: until, monthly_price: month, yearly_price: year } = inquiry;
  const euros = (cents: number) => formatEuros(cents, i18n.language);
  const prices = [
    typeof month === 'number' && `${euros(month)} ${t('price.MONTHLY')}`,
    typeof year === 'number' && `${euros(year)} ${t('price.YEARLY')}`,
  ].filter(Boolean);
  const isOpen = status === 'NEW' || status === 'IN_TALKS';
  const isExpired = isOpen && Boolean(until) && String(until) < currentBillingDay();
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Badge tone={tones[status]} label={t(`inquiries.status.${status}`)} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('inquiries.sent', { on: day(created_at.slice(0, 10)) })}
        </Typography>
      </Box>
      {tariff && status !== 'LOST' && (
        <Typography>
          {t('inquiries.offer', { name: offerName(tariff, i18n.language), prices: prices.join(', ') })}
          {isOpen && until && ` ${t(isExpired ? 'inquiries.expired' : 'inquiries.until', { until: day(until) })}`}
        </Typography>
      )}
      {tariff && isOpen && !isExpired && tariffsPath && (
        <Button component={Link} to={tariffsPath} variant="contained" sx={{ justifySelf: 'start' }}>
          {t('inquiries.take')}
        </Button>
      )}
    </Box>
  );
}
