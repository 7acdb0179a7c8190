import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { memo, Suspense, useDeferredValue, useMemo } from 'react';
import { lazy } from '../../../providers/loadCode';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Words } from '../words';
import { CountedContext } from './countedContext';
import type { UpdateConditions } from './filterChoice';
import { activePresets, isFilteredByPresets, resolvePresetValues, withoutPresets, withPreset } from './presets';
import type { ListState } from './state';
import { usePresetContext } from './usePresetContext';

const PresetCount = lazy(() => import('./PresetCount').then((file) => ({ default: file.PresetCount })));

const noPreset = '';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  onChoose: UpdateConditions;
}

/**
 * Renders the preset filters of a list. A preset switches its own conditions and keeps the others. The first button
 * clears the conditions on all fields of presets.
 */
export function ListPresets({ state, ...props }: Props) {
  const { match, conditions, groups, search, trashed } = state;
  // The counts follow once the list has its new state.
  const counted = useDeferredValue(
    useMemo(() => ({ conditions, groups, search, trashed }), [conditions, groups, search, trashed]),
  );
  return (
    <CountedContext value={counted}>
      <PresetButtons {...props} match={match} conditions={conditions} />
    </CountedContext>
  );
}

/** Is not rendered again for a search, which only concerns the counts. */
const PresetButtons = memo(function Presets({
  definition,
  words,
  match,
  conditions,
  onChoose,
}: Omit<Props, 'state'> & Pick<ListState, 'match' | 'conditions'>) {
  const { t, of } = words;
  const context = usePresetContext();
  const presets = useMemo(
    () =>
      definition.list.presets.map((preset) => ({
        ...preset,
        conditions: resolvePresetValues(preset.conditions, context),
      })),
    [definition, context],
  );
  // Presets limit the list, and conditions of which any must hold do not.
  if (presets.length === 0 || match === 'any') return null;
  const active = activePresets(presets, conditions);
  const pressed = isFilteredByPresets(presets, conditions) ? active.map(({ name }) => name) : [noPreset];
  const toggle = (name: string) =>
    onChoose((newest) => {
      const preset = presets.find((one) => one.name === name);
      if (!preset) return withoutPresets(presets, newest);
      const isActive = activePresets(presets, newest).includes(preset);
      return isActive ? withoutPresets([preset], newest) : withPreset(presets, newest, preset);
    });
  return (
    <ToggleButtonGroup
      size="small"
      aria-label={t('engine:list.presets')}
      value={pressed}
      onChange={(_, next: readonly string[]) => {
        const changed = [...next, ...pressed].find((name) => next.includes(name) !== pressed.includes(name));
        if (changed !== undefined) toggle(changed);
      }}
      sx={{ maxWidth: '100%', overflowX: 'auto', flexShrink: 0, '& > button': { whiteSpace: 'nowrap' } }}
    >
      <ToggleButton value={noPreset}>{t('engine:list.all')}</ToggleButton>
      {presets.map((preset) => (
        <ToggleButton key={preset.name} value={preset.name}>
          {of(`presets.${preset.name}`)}
          {preset.counted && (
            <Suspense fallback={null}>
              <PresetCount {...{ definition, words, presets, preset }} />
            </Suspense>
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
});
