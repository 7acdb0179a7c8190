import type { ResourceDefinition } from '../../../../resources/definition';
import type { Words } from '../../words';
import type { ListState } from '../state';
import type { LoadedList } from '../useList';
import { ExportSelected } from './ExportSelected';
import { PrintSelected } from './PrintSelected';
import { useCanExport } from './useCanExport';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  state: ListState;
  list: LoadedList;
  /** Ids of the selected records; absent: all of the list are selected. */
  ids: readonly string[] | undefined;
}

/** Renders the buttons that make files of the selected records: an export, and papers to print. */
export function SelectionFiles({ definition, words, state, list, ids }: Props) {
  const canExport = useCanExport(definition);
  return (
    <>
      {definition.bulk?.print && state.trashed !== 'ONLY' && (
        <PrintSelected method={definition.bulk.print} {...{ words, list, ids }} />
      )}
      {canExport && <ExportSelected {...{ definition, words, state, ids }} />}
    </>
  );
}
