import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { errorKey } from '../../../providers/errors';
import { named } from '../../fields/names';
import { useAccount } from '../../fields/useAccount';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { useSession } from '../../ui/appServices';
import { Fact, Facts } from './Facts';
import { OwnData } from './OwnData';
import { OwnPicture } from './OwnPicture';
import { Panel } from './Panel';
import { Preferences } from './Preferences';

/** Who I am here, and how I want to be met. */
export function ProfileInfoPage() {
  const { t } = useTranslation(['profile', 'app', 'engine']);
  const session = useSession();
  const { data: account, error, refetch } = useAccount();
  if (!session) return null;
  const { user, company } = session;
  return (
    <>
      <DocumentTitle title={t('title')} />
      {account && (
        <>
          <OwnPicture account={account} />
          <OwnData account={account} />
        </>
      )}
      {!account && !error && <Skeleton variant="rounded" height={480} />}
      {!account && error && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {t('engine:list.retry')}
            </Button>
          }
        >
          {t(`app:${errorKey(error)}`)}
        </Alert>
      )}
      <Preferences />
      <Panel title={t('account')} text={t('accountText')}>
        <Facts>
          <Fact name={t('email')}>{user.email}</Fact>
          <Fact name={t('company')}>{company?.name}</Fact>
          <Fact name={t('roles')}>{user.roles.map(({ name }) => named(name, 'roles', t)).join(', ')}</Fact>
        </Facts>
      </Panel>
    </>
  );
}
