import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { translateServerName } from '../../fields/names';
import { useAccount } from '../../fields/useAccount';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { useSession } from '../../ui/appServices';
import { DescriptionItem, DescriptionList } from './DescriptionList';
import { EmailPanel } from './email/EmailPanel';
import { ProfileForm } from './ProfileForm';
import { ProfilePicture } from './ProfilePicture';
import { ProfilePanel } from './ProfilePanel';
import { Preferences } from './Preferences';
import { RetryAlert } from '../../ui/RetryAlert';

/** Shows the user's data, picture, preferences and account. */
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
          <ProfilePicture account={account} />
          <ProfileForm account={account} />
          <EmailPanel account={account} />
        </>
      )}
      {!account && !error && <Skeleton variant="rounded" height={480} />}
      {!account && error && <RetryAlert error={error} onRetry={() => void refetch()} />}
      <Preferences />
      <ProfilePanel title={t('account')} text={t('accountText')}>
        <DescriptionList>
          <DescriptionItem name={t('email')}>{user.email}</DescriptionItem>
          <DescriptionItem name={t('company')}>{company?.name}</DescriptionItem>
          <DescriptionItem name={t('roles')}>
            {user.roles.map(({ name }) => translateServerName(name, 'roles', t)).join(', ')}
          </DescriptionItem>
        </DescriptionList>
      </ProfilePanel>
    </>
  );
}
