import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { lazy, Suspense } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import type { FilterCondition } from '../../../resources/fields';
import { useSession } from '../../ui/appServices';
import type { Words } from '../words';
import { resolvePresetValues } from './resolvePresetValues';
import type { ListState } from './state';

const PresetCount = lazy(() => import('./PresetCount').then((file) => ({ default: file.PresetCount })));

const noPreset = '';

const serialize = (conditions: readonly FilterCondition[]) =>
  conditions
    .map(({ field, comparison, values }) => [field, comparison, ...values].join(' '))
    .toSorted()
    .join('\n');

interface Props {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  onChoose: (conditions: readonly FilterCondition[]) => void;
}

/** Renders the preset filters of a list. The first button clears all filters. */
export function ListPresets({ definition, words, state: { conditions, search, trashed }, onChoose }: Props) {
  const { list } = definition;
  const { t, of } = words;
  const userId = useSession()?.user.id ?? '';
  if (list.presets.length === 0) return null;
  const presets = list.presets.map((preset) => ({
    ...preset,
    conditions: resolvePresetValues(preset.conditions, userId),
  }));
  const currentConditions = serialize(conditions);
  const activePreset =
    currentConditions === ''
      ? noPreset
      : presets.find((preset) => serialize(preset.conditions) === currentConditions)?.name;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('engine:list.presets')}
      value={activePreset ?? null}
      onChange={(_, name: string | null) => {
        if (name === null) return;
        onChoose(presets.find((preset) => preset.name === name)?.conditions ?? []);
      }}
      sx={{ maxWidth: '100%', overflowX: 'auto', flexShrink: 0, '& > button': { whiteSpace: 'nowrap' } }}
    >
      <ToggleButton value={noPreset}>{t('engine:list.all')}</ToggleButton>
      {presets.map((preset) => (
        <ToggleButton key={preset.name} value={preset.name}>
          {of(`presets.${preset.name}`)}
          {preset.counted && (
            <Suspense fallback={null}>
              <PresetCount
                {...{ definition, words }}
                conditions={preset.conditions}
                baseFilters={{ search, trashed }}
              />
            </Suspense>
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
