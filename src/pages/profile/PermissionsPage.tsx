import { useList } from '@refinedev/core';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { permissionsField } from '../../../resources/permissions';
import { ChecklistView } from '../../fields/checklist/ChecklistView';
import { checklistFields } from '../../fields/checklist/groups';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { useSession } from '../../ui/appServices';
import { ProfilePanel } from './ProfilePanel';
import { RetryAlert } from '../../ui/RetryAlert';

const { title, checklist } = permissionsField;

/** Shows the user's permissions by group, each with the actions that it allows. */
export function PermissionsPage() {
  const { t } = useTranslation(['profile', 'methods', 'engine']);
  const permissionIds = useSession()?.user.permissions.map(({ id }) => id) ?? [];
  const { query, result } = useList({
    resource: 'permissions',
    pagination: { currentPage: 1, pageSize: 100 },
    filters: [{ field: 'id', operator: 'in', value: permissionIds }],
    meta: { fields: checklistFields(title, checklist), total: false },
    errorNotification: false,
  });
  return (
    <>
      <DocumentTitle title={t('tabs.permissions')} />
      <ProfilePanel
        title={t('may.title')}
        text={t(query.data && result.data.length === 0 ? 'may.nothing' : 'may.text')}
      >
        <Box sx={{ mt: 2 }}>
          {query.isPending && <Skeleton variant="rounded" height={320} />}
          {query.error && <RetryAlert error={query.error} onRetry={() => void query.refetch()} />}
          {result.data.length > 0 && <ChecklistView value={result.data} {...{ title, checklist }} />}
        </Box>
      </ProfilePanel>
    </>
  );
}
