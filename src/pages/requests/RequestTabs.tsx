import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { recordPagePath } from '../../screens/record/recordUrls';
import { PageTabs } from '../../ui/PageTabs';
import { useRequest } from './useRequest';

const requestPages = [
  { name: 'overview', at: '' },
  { name: 'routes', at: '/routes' },
  { name: 'fullView', at: '/full-view' },
] as const;

/** Shows the tabs of a request. */
export function RequestTabs() {
  const { t } = useTranslation('workbench');
  const { pathname } = useLocation();
  const { id, definition } = useRequest();
  const currentPage = requestPages.findLast(({ at }) => pathname.endsWith(at)) ?? requestPages[0];
  const tabs = requestPages.map(({ name, at }) => ({
    name,
    title: t(`tabs.${name}`),
    to: recordPagePath(definition, id) + at,
  }));
  return (
    <Box sx={{ mt: 1 }}>
      <PageTabs label={t('tabs.label')} pages={tabs} current={currentPage.name} />
    </Box>
  );
}
