import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { Words } from '../../words';
import type { ListState } from '../state';
import { ExportDialog } from './ExportDialog';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  /** Ids of the selected records; absent: all of the list are selected. */
  ids: readonly string[] | undefined;
}

/** Renders the button that exports the selected records of a list. */
export function ExportSelected(props: Props) {
  const { t } = useTranslation('exports');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
