import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import type { ExpiringDocuments } from '../../../resources/contract.generated';
import { useSession } from '../../ui/appServices';
import { DashboardPanel } from './DashboardPanel';
import { expiringListUrl, type ExpiryName } from './expiringListUrls';
import type { ChosenPeriod } from './period';
import { useDashboardPart } from './useDashboardPart';

const names: readonly ExpiryName[] = ['expired', 'in_7_days', 'in_30_days', 'in_60_days'];
const owners = [
  { owner: 'drivers', list: 'usersView' },
  { owner: 'vehicles', list: 'vehiclesView' },
] as const;

/** Shows those who plan legs how many drivers and vehicles have documents that expire, with links to their lists. */
export function DocumentsPanel({ period }: { period: ChosenPeriod }) {
  const { t } = useTranslation('dashboard');
  const session = useSession();
  const query = useDashboardPart('documents', period);
  const documents = query.data;
  // Nobody else gets counts, and before they are known no panel may appear and vanish.
  if (!isMethodAllowed(session, 'updateRoute')) return null;
  return (
    <DashboardPanel title={t('documents.title')} query={query} height={64}>
      {documents && (
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {owners.map(({ owner, list }) => (
            <OwnerCounts
              key={owner}
              owner={owner}
              counts={documents[owner]}
              isLinked={isMethodAllowed(session, list)}
            />
          ))}
        </Box>
      )}
    </DashboardPanel>
  );
}

interface OwnerCountsProps {
  owner: 'drivers' | 'vehicles';
  counts: ExpiringDocuments;
  /** Whether the user may open the list of the counted records. */
  isLinked: boolean;
}

function OwnerCounts({ owner, counts, isLinked }: OwnerCountsProps) {
  const { t } = useTranslation('dashboard');
  const shown = names.filter((name) => counts[name] > 0);
  return (
    <Box component="section">
      <Typography component="h3" variant="subtitle2">
        {t(`documents.${owner}`)}
      </Typography>
      {shown.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('documents.none')}</Typography>}
      {shown.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {shown.map((name) => {
            const text = t(`documents.${name}`, { count: counts[name] });
            return (
              <li key={name}>
                {isLinked ? (
                  <Link component={RouterLink} to={expiringListUrl(owner, name)} variant="body2">
                    {text}
                  </Link>
                ) : (
                  <Typography variant="body2">{text}</Typography>
                )}
              </li>
            );
          })}
        </Box>
      )}
    </Box>
  );
}
