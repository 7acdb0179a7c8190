import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import type { FieldOf } from '../../fields/kind';
import { useLookupSearch } from '../../fields/useLookupSearch';
import { LazyMultipleChoiceBox } from '../../ui/LazyChoiceBox';
import type { LoadedRecord } from '../record/loadedRecord';
import type { Words } from '../words';
import { maxCompared } from './comparisonQuery';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  /** The records that are compared now. */
  records: readonly LoadedRecord[];
  onChange: (ids: readonly string[]) => void;
}

/** Returns the relation by which records of a resource are searched and chosen. */
function lookupFieldOf({ api, title, fields }: ResourceDefinition): FieldOf<'many'> {
  const field = fields[title];
  return { type: 'many', from: api.list, title, names: field?.type === 'text' ? field.names : undefined };
}

/** Renders the input with which the user chooses the records to compare. */
export function ComparedRecordsInput({ definition, words: { t, of, titleOf }, records, onChange }: Props) {
  const lookup = useLookupSearch(lookupFieldOf(definition));
  const [hasTooMany, setHasTooMany] = useState(false);
  const limit = t('engine:compare.limit', { max: maxCompared });
  return (
    <Box sx={{ displayPrint: 'none', maxWidth: 720 }}>
      <LazyMultipleChoiceBox
        {...lookup}
        id="compared"
        label={of('compare.choose')}
        error={hasTooMany}
        help={records.length < 2 ? t('engine:compare.atLeast') : limit}
        value={records.map((record) => ({ id: record.id, title: titleOf(record) }))}
        onChange={(chosen) => {
          setHasTooMany(chosen.length > maxCompared);
          if (chosen.length <= maxCompared) onChange(chosen.map(({ id }) => id));
        }}
      />
    </Box>
  );
}
