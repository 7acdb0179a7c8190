import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { named } from '../../fields/names';
import { useSession } from '../../ui/tab';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { PageTitle } from '../../ui/PageTitle';
import { ThemeSwitch } from '../../ui/ThemeSwitch';
import { Panel } from './Panel';

/** Who I am here, and how I want to see it. */
export function ProfileInfoPage() {
  const { t } = useTranslation('profile');
  const session = useSession();
  if (!session) return null;
  const { user, company } = session;
  return (
    <>
      <PageTitle page={t('title')} />
      <Panel title={t('account')}>
        <Facts>
          <Fact name={t('name')}>{user.profile?.full_name}</Fact>
          <Fact name={t('email')}>{user.email}</Fact>
          <Fact name={t('company')}>{company?.name}</Fact>
          <Fact name={t('roles')}>{user.roles.map(({ name }) => named(name, 'roles', t)).join(', ')}</Fact>
        </Facts>
      </Panel>
      <Panel title={t('appearance')} text={t('keptHere')}>
        <Facts>
          <Fact name={t('language')}>
            <LanguageSwitch />
          </Fact>
          <Fact name={t('theme')}>
            <ThemeSwitch />
          </Fact>
        </Facts>
      </Panel>
    </>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.25, m: 0, mt: 2 }}>
      {children}
    </Box>
  );
}

/** A name and its value; nothing where there is no value. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' }, alignItems: 'center' }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
