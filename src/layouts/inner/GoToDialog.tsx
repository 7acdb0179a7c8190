import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { focusFirstField } from '../../screens/form/focus';
import { createFormPath } from '../../screens/record/recordUrls';
import { LazySingleChoiceBox } from '../../ui/LazyChoiceBox';
import { useSession } from '../../ui/appServices';
import { keepTyping } from '../../ui/keptTyping';
import { creatableResources, menuGroups } from './menuEntries';

/** Renders the dialog that finds a page of the menu, or the form of a new record, by a part of its name. */
export function GoToDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const navigate = useNavigate();
  const creatable = useMemo(() => creatableResources(session), [session]);
  const { t } = useTranslation(['app', ...creatable.map(({ name }) => name)]);
  const pages = useMemo(
    () => [
      ...menuGroups(session)
        .flat()
        .map(({ name, path }) => ({ id: path, title: t(`app:menu.${name}`) })),
      ...creatable.map((resource) => ({ id: createFormPath(resource), title: t(`${resource.name}:create`) })),
      { id: '/profile', title: t('app:account.profile') },
      { id: '/profile/Security', title: t('app:account.security') },
    ],
    [session, creatable, t],
  );
  const open = (path: string) => {
    onClose();
    if (creatable.some((resource) => createFormPath(resource) === path)) keepTyping();
    void navigate(path);
  };
  return (
    <Dialog
      open
      disableRestoreFocus
      // While the dialog fades out, it would keep the focus that belongs to the opened page.
      transitionDuration={0}
      onClose={onClose}
      slotProps={{
        paper: {
          // MUI names the dialog by its title, and this one shows none.
          'aria-label': t('app:goTo.open'),
          'aria-labelledby': undefined,
          sx: { width: 480, alignSelf: 'start', overflow: 'visible' },
        },
      }}
    >
      <Box ref={(form: HTMLElement | null) => focusFirstField(form)} sx={{ p: 2, pb: 1 }}>
        <LazySingleChoiceBox
          openOnFocus
          id="go-to"
          label={t('app:goTo.title')}
          help={t('app:goTo.help')}
          options={pages}
          value={null}
          onChange={(page) => page && open(page.id)}
        />
      </Box>
    </Dialog>
  );
}
