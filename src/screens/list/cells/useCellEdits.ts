import { useDataProvider } from '@refinedev/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ResourceDefinition } from '../../../../resources/definition';
import { formPaths } from '../../form/drafts';
import { type LoadedRecord, recordQueryPaths } from '../../record/loadedRecord';
import { lockConditionPaths } from '../../record/locks';
import { recordRequestOf } from '../../record/recordRequest';
import { type CellEdit, type NewEdit, type Refusal, splitRefused, withEdits } from './cellEdit';
import { type ChangedRecord, withChange } from './undoChanges';

/** A pasted block whose values are saved. */
export interface SavedBlock {
  number: number;
  changes: readonly ChangedRecord[];
  /** Number of saved cells. */
  saved: number;
  /** Number of refused cells. */
  refused: number;
}

/**
 * Stores the edits of a list's cells, and the records that they change.
 *
 * @param onBlockSaved called when a pasted block is saved; `dropBlock` forgets what is refused of it
 */
export function useCellEdits(
  definition: ResourceDefinition,
  onBlockSaved: (block: SavedBlock, dropBlock: () => void) => void,
) {
  const { getOne } = useDataProvider()();
  const [edits, setEdits] = useState<readonly CellEdit[]>([]);
  const serial = useRef(0);
  const records = useRef(new Map<string, LoadedRecord>());
  const blocks = useRef(new Map<number, Omit<SavedBlock, 'refused'>>());
  const latest = useRef({ edits, onBlockSaved });
  useEffect(() => {
    latest.current = { edits, onBlockSaved };
  });

  useEffect(() => {
    for (const block of blocks.current.values()) {
      const own = edits.filter((edit) => edit.block === block.number);
      if (own.some(({ state }) => state === 'saving')) continue;
      blocks.current.delete(block.number);
      const refused = own.filter(({ state }) => state === 'refused').length;
      latest.current.onBlockSaved({ ...block, refused }, () => {
        for (const { after } of block.changes) records.current.delete(after.id);
        setEdits((all) => all.filter((edit) => edit.block !== block.number));
      });
    }
  }, [edits]);

  const numbered = (edit: NewEdit): CellEdit => {
    serial.current += 1;
    return { ...edit, serial: serial.current };
  };

  return {
    edits,
    /** Fetches the record of a cell that is opened, unless an edit of it is being saved and returns it. */
    load: useCallback(
      async (id: string): Promise<LoadedRecord> => {
        const isSaving = () => latest.current.edits.some((edit) => edit.id === id && edit.state === 'saving');
        const known = records.current.get(id);
        if (known && isSaving()) return known;
        const paths = recordQueryPaths(definition, [...formPaths(definition), ...lockConditionPaths(definition)]);
        const { data } = await getOne<LoadedRecord>(recordRequestOf(definition, id, paths));
        if (!isSaving()) records.current.set(id, data);
        return data;
      },
      [definition, getOne],
    ),
    recordOf: (id: string) => records.current.get(id),
    /** Stores edits, which replace earlier ones of the same cells, unless those are being saved. */
    add: (added: readonly NewEdit[]) => {
      const next = added.map(numbered);
      setEdits((all) => withEdits(all, next));
    },
    /** Stores the edits of a pasted block. */
    addBlock: (added: readonly NewEdit[]) => {
      serial.current += 1;
      const number = serial.current;
      blocks.current.set(number, { number, changes: [], saved: 0 });
      const next = added.map((edit) => numbered({ ...edit, block: number }));
      setEdits((all) => withEdits(all, next));
    },
    finish: (edit: CellEdit, after: LoadedRecord) => {
      const before = records.current.get(edit.id);
      const block = edit.block === undefined ? undefined : blocks.current.get(edit.block);
      if (block && before) {
        const changes = withChange(block.changes, { title: edit.title, before, after });
        blocks.current.set(block.number, { ...block, changes, saved: block.saved + edit.changes.size });
      }
      records.current.set(edit.id, after);
      setEdits((all) => all.map((one) => (one.serial === edit.serial ? { ...one, state: 'saved' } : one)));
    },
    /** Marks the cells of an edit that are refused. What is left of it is saved without them. */
    refuse: (edit: CellEdit, refusal: Refusal) => {
      const parts = splitRefused(edit, refusal).map(numbered);
      setEdits((all) => all.flatMap((one) => (one.serial === edit.serial ? parts : [one])));
    },
    drop: ({ serial: number }: CellEdit) => setEdits((all) => all.filter((edit) => edit.serial !== number)),
  };
}
