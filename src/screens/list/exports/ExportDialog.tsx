import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../../../resources/definition';
import { useDayContext } from '../../../fields/useDayContext';
import { RadioRow } from '../../../ui/RadioRow';
import type { Words } from '../../words';
import type { ListState } from '../state';
import { defaultExportChoices, type ExportChoices, exportInputOf, separators } from './exportInput';
import { useExport } from './useExport';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  /** Ids of the selected records; absent: the whole list is exported. */
  ids?: readonly string[] | undefined;
  onClose: () => void;
}

/** Renders the dialog that exports a list, or its selected records, to a file. */
export function ExportDialog({ definition, words, state, ids, onClose }: Props) {
  const { t } = useTranslation(['exports', 'engine']);
  const id = useId();
  const days = useDayContext();
  const [choices, setChoices] = useState(() => defaultExportChoices(words.language));
  const { start, isRunning, problem } = useExport(onClose);

  /** Returns a row of radio buttons that set one choice. */
  const choice = <K extends keyof ExportChoices>(name: K, values: readonly ExportChoices[K][], help?: string) => (
    <RadioRow
      id={`${id}-${name}`}
      label={t(`exports:${name}.label`)}
      options={values.map((value) => ({ value, label: t(`exports:${name}.${value}`) }))}
      value={choices[name]}
      onChange={(text) => {
        const value = values.find((one) => one === text);
        if (value !== undefined) setChoices({ ...choices, [name]: value });
      }}
      {...(help === undefined ? {} : { help })}
      autoFocus={name === 'format'}
    />
  );
  return (
    <Dialog
      open
      onClose={isRunning ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: { width: 480 } } }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) void start(exportInputOf({ definition, words, state, days, ids }, choices));
        }}
      >
        <DialogTitle id={`${id}-title`}>
          {ids ? t('exports:titleSelected', { count: ids.length }) : t('exports:title', { list: words.of('title') })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          {choice('format', ['XLSX', 'CSV'], t(`exports:format.help.${choices.format}`))}
          {choice('columns', ['shown', 'all'])}
          {choice('form', ['mine', 'iso'])}
          {choice('values', ['words', 'codes'])}
          {choices.format === 'CSV' && choice('separator', separators)}
          {problem !== undefined && <Alert severity="error">{problem}</Alert>}
          {isRunning && <LinearProgress aria-label={t('exports:running')} />}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={isRunning} onClick={onClose}>
            {t('engine:dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isRunning}>
            {t('exports:submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
