import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../providers/loadCode';
import type { ResourceDefinition } from '../../../resources/definition';
import { MoreMenu } from '../../ui/MoreMenu';
import { usePaletteActions } from '../../ui/palette/paletteActions';
import type { Words } from '../words';
import { CreateManyButton } from './CreateManyButton';
import { EditModeButton } from './cells/EditModeButton';
import type { EditModeState } from './cells/editMode';
import { useCanExport } from './exports/useCanExport';
import type { ListState } from './state';

const ExportDialog = lazy(() => import('./exports/ExportDialog').then((module) => ({ default: module.ExportDialog })));

interface Props {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  may: (action: string) => boolean | undefined;
  /** State of the edit mode; absent where no cells can be edited. */
  editing: { state: EditModeState; change: (state: EditModeState) => void } | undefined;
}

/**
 * Renders how several records are created at once, from pasted values and from a file, how the list is exported, and the
 * switch of the edit mode.
 */
export function ListMenu({ definition, words, state, may, editing }: Props) {
  const { createMany, imports, path } = definition;
  const { t } = useTranslation('exports');
  const [isExporting, setIsExporting] = useState(false);
  const canExport = useCanExport(definition);
  const openExport = () => setIsExporting(true);
  const title = t('title', { list: words.of('title') });
  usePaletteActions(canExport ? [{ id: 'export', title, run: openExport }] : []);
  return (
    <>
      {editing && <EditModeButton {...editing} />}
      {createMany && may('create') && <CreateManyButton {...{ definition, createMany, words }} />}
      <MoreMenu
        large
        label={words.t('engine:list.more')}
        entries={[
          imports && may('create') && { label: words.t('engine:list.import'), icon: UploadFile, to: `${path}/import` },
          canExport && { label: t('open'), icon: FileDownload, onSelect: openExport },
        ]}
      />
      {isExporting && (
        <Suspense fallback={null}>
          <ExportDialog {...{ definition, words, state }} onClose={() => setIsExporting(false)} />
        </Suspense>
      )}
    </>
  );
}
