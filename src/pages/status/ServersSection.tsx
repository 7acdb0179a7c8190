import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { RunningServer } from '../../../resources/contract.generated';
import { Badge } from '../../ui/Badge';
import { Facts, StatusSection } from './StatusSection';
import { useStatusFormats } from './useStatusFormats';

/** Shows the servers on the database, and whether they are alive. */
export function ServersSection({ servers }: { servers: readonly RunningServer[] }) {
  const { t } = useTranslation('status');
  const { moment, size } = useStatusFormats();
  return (
    <StatusSection title={t('servers.title')}>
      {servers.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('servers.none')}</Typography>}
      {servers.map(({ id, host, version, node, disk_free_bytes, started_at, is_alive }) => (
        <Box key={id} sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {host}
            </Typography>
            <Badge tone={is_alive ? 'success' : 'error'} label={t(is_alive ? 'servers.alive' : 'servers.gone')} />
          </Box>
          <Facts
            facts={[
              { name: t('servers.version'), value: version },
              { name: t('servers.node'), value: node },
              { name: t('servers.started'), value: moment(started_at) },
              {
                name: t('servers.disk'),
                value: typeof disk_free_bytes === 'number' ? size(disk_free_bytes) : t('unknown'),
              },
            ]}
          />
        </Box>
      ))}
    </StatusSection>
  );
}
