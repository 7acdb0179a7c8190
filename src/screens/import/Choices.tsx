import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import type { ImportMode } from '../../../resources/contract.generated';
import type { Words } from '../words';
import type { NamedField } from './matchColumns';
import { NativeSelect } from './NativeSelect';
import type { ImportState } from './useImport';

const modes: readonly ImportMode[] = ['CREATE', 'UPDATE', 'BOTH'];

/** Renders what the user chooses for an import besides its columns. */
export function Choices({
  words: { t },
  fields,
  state,
}: {
  words: Words;
  fields: readonly NamedField[];
  state: ImportState;
}) {
  const { choices, choose } = state;
  const keys = fields.filter(({ is_key }) => is_key);
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <NativeSelect
        label={t('imports:mode.title')}
        value={choices.mode}
        options={modes.map((value) => ({ value, label: t(`imports:mode.${value}`) }))}
        onChange={(value) => choose({ mode: modes.find((mode) => mode === value) ?? 'CREATE' })}
      />
      {choices.mode !== 'CREATE' && (
        <NativeSelect
          label={t('imports:key')}
          value={choices.key}
          options={keys.map(({ field, label }) => ({ value: field, label }))}
          onChange={(key) => choose({ key })}
        />
      )}
      <NativeSelect
        label={t('imports:numbers.title')}
        value={choices.decimalPoint ? 'point' : 'comma'}
        options={['comma', 'point'].map((value) => ({ value, label: t(`imports:numbers.${value}`) }))}
        onChange={(value) => choose({ decimalPoint: value === 'point' })}
      />
      <NativeSelect
        label={t('imports:dates.title')}
        value={choices.monthFirst ? 'month' : 'day'}
        options={['day', 'month'].map((value) => ({ value, label: t(`imports:dates.${value}`) }))}
        onChange={(value) => choose({ monthFirst: value === 'month' })}
      />
      {choices.mode !== 'CREATE' && (
        <FormControlLabel
          label={t('imports:clearEmpty')}
          control={<Checkbox checked={choices.clearEmpty} onChange={(_, clearEmpty) => choose({ clearEmpty })} />}
        />
      )}
    </Stack>
  );
}
