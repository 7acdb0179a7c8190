import { useList } from '@refinedev/core';
import Box from '@mui/material/Box';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Words } from '../words';
import { queryOf } from './query';
import { defaultState } from './state';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  preset: ResourceDefinition['list']['presets'][number];
}

/** How many records a ready-made filter finds; nothing until that is known. */
export function PresetCount({ definition, words, preset: { conditions } }: Props) {
  const { filters } = queryOf({ ...defaultState(definition), conditions }, definition);
  const { query } = useList({
    resource: definition.name,
    filters,
    pagination: { currentPage: 1, pageSize: 1 },
    meta: { fields: ['id'] },
    liveMode: 'auto',
    errorNotification: false,
  });
  const count = query.data?.total;
  if (count === undefined) return null;
  return (
    <Box component="span" sx={{ ml: 0.75, fontVariantNumeric: 'tabular-nums' }}>
      {new Intl.NumberFormat(words.language).format(count)}
    </Box>
  );
}
