import Copy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import { useTranslation } from 'react-i18next';
import { copyFormPath, editFormPath } from '../../screens/record/recordUrls';
import { operationTitle } from '../../screens/record/operation';
import { keepTyping } from '../../ui/keptTyping';
import { type MenuEntry, MoreMenu } from '../../ui/MoreMenu';
import { nextStepAction, menuOperationsOf } from './request/steps';
import { useSharingMenuEntries } from './sharing/useSharingMenuEntries';
import { useRequest } from './useRequest';

/** Shows the menu with all actions on the request except its next step. */
export function RequestMenu() {
  const { t } = useTranslation('workbench');
  const request = useRequest();
  const sharing = useSharingMenuEntries();
  const operations = menuOperationsOf(
    request.operations,
    nextStepAction(request.nextStatus, request.definition.actions),
  );
  return (
    <>
      <MoreMenu
        large
        label={t('more')}
        entries={[
          request.editable && {
            label: t('edit.all'),
            icon: Edit,
            to: editFormPath(request.definition, request.id),
            state: { fromRecord: true },
          },
          !request.deleted &&
            request.may('create') && {
              label: t('copy'),
              icon: Copy,
              to: copyFormPath(request.definition, request.id),
              onSelect: keepTyping,
            },
          ...sharing.entries,
          ...operations.map((operation): MenuEntry => ({
            label: operationTitle(operation, request.words),
            icon: operation.kind === 'delete' ? Delete : PlayArrow,
            onSelect: () => request.run(operation),
          })),
        ]}
      />
      {sharing.dialogs}
    </>
  );
}
