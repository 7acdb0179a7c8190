import Download from '@mui/icons-material/Download';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Words } from '../words';
import { csvFileOf, downloadBlob } from './csv';
import type { StoredImport } from './importApi';
import { cellText, type NamedField } from './matchColumns';
import { problemText } from './problemText';
import { RowsTable } from './RowsTable';
import type { ImportState } from './useImport';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  fields: readonly NamedField[];
  state: ImportState;
  checked: NonNullable<StoredImport['checked']>;
}

/** Renders what the check has found: the rows with problems, to correct or download, and the start of the import. */
export function CheckResult({ definition, words, fields, state, checked }: Props) {
  const { t } = words;
  const { valid, invalid, created, updated, unchanged, most_together: most } = checked;
  const isTooLarge = most !== null && valid > most;
  const [choosesPartial, setChoosesPartial] = useState(false);
  const isPartial = choosesPartial || isTooLarge;
  const isStartable = valid > 0 && (invalid === 0 || isPartial) && state.corrections.length === 0;
  const download = async () => {
    const headings = [...state.stored.columns.map(({ name }) => name), t('imports:reasons')];
    const rows = (await state.readInvalid()).map(({ cells, problems }) => {
      const texts = state.stored.columns.map((_, index) => cellText(Array.isArray(cells) ? cells[index] : ''));
      return [...texts, problems.map((one) => problemText(one, { t, fields, named: true })).join(' ')];
    });
    const name = state.stored.file_name.replace(/\.\w+$/, '');
    downloadBlob(csvFileOf([headings, ...rows], words.language), `${name} - ${t('imports:reasons')}.csv`);
  };
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity={invalid > 0 ? 'warning' : 'success'} role="status" sx={{ width: '100%' }}>
        {t('imports:checked.valid', { count: valid })} {invalid > 0 && t('imports:checked.invalid', { count: invalid })}
        <br />
        {t('imports:checked.actions', { created, updated, unchanged })}
      </Alert>
      {invalid > 0 && (
        <>
          <Typography variant="h2">{t('imports:problems.title')}</Typography>
          <Typography variant="body2">{t('imports:problems.help')}</Typography>
          <RowsTable
            {...{ definition, words, fields, state }}
            title={t('imports:problems.title')}
            rows={state.invalid.data ?? []}
          />
          {invalid > (state.invalid.data?.length ?? invalid) && (
            <Typography variant="body2">{t('imports:problems.more', { count: state.invalid.data?.length })}</Typography>
          )}
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button
              variant={state.corrections.length > 0 ? 'contained' : 'outlined'}
              loading={state.isSending}
              onClick={() => void state.startCheck()}
            >
              {t('imports:check.again')}
            </Button>
            <Button color="inherit" startIcon={<Download />} onClick={() => void download()}>
              {t('imports:problems.download')}
            </Button>
          </Stack>
        </>
      )}
      {invalid > 0 && !isTooLarge && (
        <RadioGroup
          aria-label={t('imports:strategy.title')}
          value={isPartial ? 'VALID_ROWS' : 'ALL_OR_NOTHING'}
          onChange={(_, value) => setChoosesPartial(value === 'VALID_ROWS')}
        >
          <FormControlLabel value="ALL_OR_NOTHING" control={<Radio />} label={t('imports:strategy.ALL_OR_NOTHING')} />
          <FormControlLabel value="VALID_ROWS" control={<Radio />} label={t('imports:strategy.VALID_ROWS')} />
        </RadioGroup>
      )}
      {isTooLarge && <Typography variant="body2">{t('imports:strategy.tooLarge', { count: most })}</Typography>}
      <Button
        variant="contained"
        disabled={!isStartable}
        loading={state.isSending}
        onClick={() => void state.startStore(isPartial ? 'VALID_ROWS' : 'ALL_OR_NOTHING')}
      >
        {t('imports:start', { count: valid })}
      </Button>
    </Stack>
  );
}
