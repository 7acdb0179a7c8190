import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { showPath } from '../../screens/record/addresses';
import { useRequest } from './useRequest';

const pages = [
  { name: 'overview', at: '' },
  { name: 'routes', at: '/routes' },
  { name: 'fullView', at: '/full-view' },
] as const;

/** The ways between the pages of a request. */
export function RequestTabs() {
  const { t } = useTranslation('workbench');
  const { pathname } = useLocation();
  const { id, definition } = useRequest();
  const here = pages.findLast(({ at }) => pathname.endsWith(at)) ?? pages[0];
  return (
    <Box component="nav" aria-label={t('tabs.label')} sx={{ display: 'flex', gap: { xs: 0, sm: 1 }, mt: 1, overflowX: 'auto', borderBottom: 1, borderColor: 'divider' }}>
      {pages.map(({ name, at }) => (
        <Button
          key={name}
          component={Link}
          to={showPath(definition, id) + at}
          color={name === here.name ? 'primary' : 'inherit'}
          aria-current={name === here.name ? 'page' : undefined}
          sx={{ flexShrink: 0, borderRadius: 0, borderBottom: 2, borderColor: name === here.name ? 'primary.main' : 'transparent' }}
        >
          {t(`tabs.${name}`)}
        </Button>
      ))}
    </Box>
  );
}
