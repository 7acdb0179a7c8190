import { useDataProvider, useInvalidate } from '@refinedev/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showNotification } from '../../../../providers/notification';
import type { ResourceDefinition } from '../../../../resources/definition';
import { languages } from '../../../../resources/languages';
import type { ChosenRecord, FieldContext } from '../../../fields/kind';
import { failureTextWithAdvice } from '../../record/failure';
import type { LoadedRecord } from '../../record/loadedRecord';
import type { Words } from '../../words';
import { rowText } from '../rowText';
import { definedFieldAt } from '../state';
import type { ListRow } from '../useList';
import type { NewEdit } from './cellEdit';
import { type CellRange, parseBlock, planPaste } from './clipboardBlock';
import { findTitledRecord } from './findTitledRecord';
import { planEdits } from './planEdits';
import { undoChanges } from './undoChanges';
import type { SavedBlock } from './useCellEdits';

/** Seconds in which a pasted block can be undone by its notification. */
const undoSeconds = 15;

interface Options {
  definition: ResourceDefinition;
  words: Words;
  rows: readonly ListRow[];
  columns: readonly string[];
  isReadOnly: (row: ListRow, path: string) => boolean;
  titleOf: (id: string) => string;
  load: (id: string) => Promise<LoadedRecord>;
  addBlock: (edits: readonly NewEdit[]) => void;
}

/** Returns a function that plans the edits of a pasted block, with the checks of the form, and stores them. */
export function usePasteCells(options: Options) {
  const { definition, words, rows, columns, isReadOnly, titleOf, load, addBlock } = options;
  const { t, i18n } = useTranslation('cells');
  const provider = useDataProvider()();

  return async (text: string, range: CellRange): Promise<void> => {
    await i18n.loadLanguages([...languages]);
    const contextsOf = (path: string): FieldContext[] => {
      const own = words.fieldContext(path);
      const others = languages.filter((language) => language !== words.language);
      return [own, ...others.map((language) => ({ ...own, language, t: i18n.getFixedT(language) }))];
    };
    const found = new Map<string, Promise<ChosenRecord | undefined>>();
    const findRecord = (path: string, title: string, parent: string | undefined) => {
      const field = definedFieldAt(definition, path);
      if (field.type !== 'one') return Promise.resolve(undefined);
      const key = JSON.stringify([path, title, parent]);
      const search = found.get(key) ?? findTitledRecord(provider, field, title, parent);
      found.set(key, search);
      return search;
    };
    const ids = rows.map(({ id }) => id);
    const { cells, outside } = planPaste(parseBlock(text), ids, columns, range);
    const planned = rows
      .map((row) => ({ row, cells: cells.filter(({ id }) => id === row.id) }))
      .filter((one) => one.cells.length > 0)
      .map(async ({ row, cells: own }): Promise<NewEdit[]> => {
        const { changes, refused } = await planEdits({
          definition,
          words,
          contextsOf,
          findRecord,
          record: await load(row.id),
          cells: own,
          shownText: (path) => rowText(definition, words, row, path),
          readOnlyReason: (path) => (isReadOnly(row, path) ? t('readOnly', { field: words.label(path) }) : undefined),
        });
        const edit = { id: row.id, title: titleOf(row.id) };
        return [
          ...(changes.size > 0 ? [{ ...edit, changes, state: 'saving' as const }] : []),
          ...refused.map(({ path, draft, message }) => ({
            ...edit,
            message,
            changes: new Map([[path, draft]]),
            state: 'refused' as const,
          })),
        ];
      });
    try {
      const edits = (await Promise.all(planned)).flat();
      addBlock(edits);
      if (outside > 0) showNotification('warning', t('outside', { count: outside }));
    } catch (error) {
      showNotification('error', failureTextWithAdvice(error, words));
    }
  };
}

/** Returns a function that announces a saved block and offers to undo it, and one that undoes the last block. */
export function useUndoBlock({ definition, words }: Pick<Options, 'definition' | 'words'>) {
  const { t } = useTranslation('cells');
  const provider = useDataProvider()();
  const invalidate = useInvalidate();
  const last = useRef<() => void>(undefined);
  // A block is undone where it was pasted.
  useEffect(() => () => void (last.current = undefined), []);

  const announce = (block: SavedBlock, onUndo: () => void) => {
    const { saved, refused, changes } = block;
    const description = refused > 0 ? t('blockRefused', { count: refused }) : undefined;
    if (saved === 0) {
      const message = description ?? t('blockSame');
      return showNotification(refused > 0 ? 'warning' : 'info', message);
    }
    let isUndone = false;
    const undo = () => {
      if (isUndone) return;
      isUndone = true;
      onUndo();
      void revert();
    };
    const revert = async () => {
      const failures = await undoChanges(provider, definition, words.language, changes);
      await invalidate({ resource: definition.name, invalidates: ['list', 'many', 'detail'] });
      const [failure] = failures;
      if (!failure) return showNotification('success', t('undone', { count: saved }));
      const first = `${failure.title}: ${failureTextWithAdvice(failure.error, words)}`;
      showNotification('error', [t('notUndone', { count: failures.length }), first].join('\n'));
    };
    last.current = undo;
    showNotification(refused > 0 ? 'warning' : 'success', t('blockSaved', { count: saved }), {
      description,
      undo,
      seconds: undoSeconds,
    });
  };
  return { announce, undoLast: () => last.current?.() };
}
