import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import PlaylistAdd from '@mui/icons-material/PlaylistAddOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../providers/loadCode';
import type { ResourceDefinition } from '../../../resources/definition';
import { keepTyping } from '../../ui/keptTyping';
import { MoreMenu } from '../../ui/MoreMenu';
import { usePaletteActions } from '../../ui/palette/paletteActions';
import type { Words } from '../words';
import { EditModeButton } from './cells/EditModeButton';
import type { EditModeState } from './cells/editMode';
import { useCanExport } from './exports/useCanExport';
import type { ListState } from './state';

const loadCreateMany = () => import('../form/createMany/CreateManyDialog');
const CreateManyDialog = lazy(() => loadCreateMany().then((module) => ({ default: module.CreateManyDialog })));
const ExportDialog = lazy(() => import('./exports/ExportDialog').then((module) => ({ default: module.ExportDialog })));

interface Props {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  may: (action: string) => boolean | undefined;
  /** Whether the page header has room for few buttons. */
  isNarrow: boolean;
  /** State of the edit mode; absent where no cells can be edited. */
  editing: { state: EditModeState; change: (state: EditModeState) => void } | undefined;
}

/**
 * Renders how several records are created at once, from pasted values and from a file, how the list is exported, and the
 * switch of the edit mode.
 */
export const ListMenu = memo(function HeaderMenu({ definition, words, state, may, isNarrow, editing }: Props) {
  const { createMany, imports, path } = definition;
  const { t } = useTranslation('exports');
  const [isExporting, setIsExporting] = useState(false);
  const canExport = useCanExport(definition);
  const openExport = () => setIsExporting(true);
  const [isCreatingMany, setIsCreatingMany] = useState(false);
  const openCreateMany = () => {
    keepTyping();
    setIsCreatingMany(true);
  };
  const title = t('title', { list: words.of('title') });
  usePaletteActions(canExport ? [{ id: 'export', title, run: openExport }] : []);
  return (
    <>
      {editing && <EditModeButton {...editing} />}
      {createMany && may('create') && !isNarrow && (
        <Button
          variant="outlined"
          onPointerEnter={() => void loadCreateMany()}
          onFocus={() => void loadCreateMany()}
          onClick={openCreateMany}
        >
          {words.of('createMany.open')}
        </Button>
      )}
      <MoreMenu
        large
        label={words.t('engine:list.more')}
        entries={[
          isNarrow &&
            createMany &&
            may('create') && { label: words.of('createMany.open'), icon: PlaylistAdd, onSelect: openCreateMany },
          imports && may('create') && { label: words.t('engine:list.import'), icon: UploadFile, to: `${path}/import` },
          canExport && { label: t('open'), icon: FileDownload, onSelect: openExport },
        ]}
      />
      {createMany && isCreatingMany && (
        <Suspense fallback={null}>
          <CreateManyDialog {...{ definition, createMany }} onClose={() => setIsCreatingMany(false)} />
        </Suspense>
      )}
      {isExporting && (
        <Suspense fallback={null}>
          <ExportDialog {...{ definition, words, state }} onClose={() => setIsExporting(false)} />
        </Suspense>
      )}
    </>
  );
});
