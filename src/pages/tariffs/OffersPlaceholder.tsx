import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { errorTextKey } from '../../../providers/errors';
import { MissingContentNotice } from '../../ui/MissingContentNotice';
import { offersGrid } from './OfferCard';

interface Props {
  /** Error of loading the tariffs. Undefined while they load. */
  error: unknown;
  onRetry: () => void;
}

/** Shows placeholders while the tariffs load, or the error. */
export function OffersPlaceholder({ error, onRetry }: Props) {
  const { t } = useTranslation(['tariffs', 'app', 'engine']);
  if (error) {
    return (
      <MissingContentNotice role="alert" title={t('failed')} text={t(`app:${errorTextKey(error)}`)} error={error}>
        <Button variant="contained" onClick={onRetry}>
          {t('engine:list.retry')}
        </Button>
      </MissingContentNotice>
    );
  }
  return (
    <Box sx={offersGrid}>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} variant="rounded" height={320} />
      ))}
    </Box>
  );
}
