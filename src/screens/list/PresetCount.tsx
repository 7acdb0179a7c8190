import { useSubscription } from '@refinedev/core';
import { memo, use } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { useDayContext } from '../../fields/useDayContext';
import type { Words } from '../words';
import { numberFormatOf } from '../../ui/numberFormat';
import { type Counted, CountedContext } from './countedContext';
import styles from './PresetCount.module.css';
import { type ResolvedPreset, withPreset } from './presets';
import { listQueryOf } from './query';
import { defaultListState } from './state';
import { useTotal } from './useTotal';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  presets: readonly ResolvedPreset[];
  preset: ResolvedPreset;
}

/**
 * Renders the number of records that the list shows once a preset is applied. All counts of a list are fetched in one POST.
 * Refine's `useList` is not used, because it renders its component again for each change of the address.
 */
export const PresetCount = memo(function Count(props: Props) {
  const counted = use(CountedContext);
  return counted && <CountOf {...props} counted={counted} />;
});

function CountOf({ definition, words, presets, preset, counted }: Props & { counted: Counted }) {
  const state = {
    ...defaultListState(definition),
    ...counted,
    conditions: withPreset(presets, counted.conditions, preset),
  };
  const { total, recountSoon } = useTotal(definition, listQueryOf(state, definition, useDayContext()), true);
  useSubscription({ channel: `resources/${definition.name}`, types: ['*'], onLiveEvent: recountSoon });
  if (!total) return null;
  return (
    <span className={styles.count}>
      {numberFormatOf(words.language).format(total.count)}
      {total.hasMore && '+'}
    </span>
  );
}
