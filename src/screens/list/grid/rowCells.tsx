import type { ReactNode } from 'react';
import type { ResourceDefinition } from '../../../../resources/definition';
import { fieldKindOf } from '../../../fields';
import { valueAt } from '../../../fields/paths';
import { Badge } from '../../../ui/Badge';
import { recordPagePath } from '../../record/recordUrls';
import type { Words } from '../../words';
import { rowPathOf, valueOwnerOf } from '../query';
import { definedFieldAt, leadingColumn } from '../state';
import type { ListRow } from '../useList';

/** How the cells of a column are shown. */
export interface ColumnCells {
  /** Returns the value of a row as one line of text. */
  textOf: (row: ListRow) => string;
  /** Renders the content of a row's cell; absent when it is the text. */
  render?: (row: ListRow) => ReactNode;
}

/** How the cells of a list are shown, by the name of the column. */
export type RowCells = ReadonlyMap<string, ColumnCells>;

/**
 * Returns how the cells of the given columns are shown. The leading column links to the record's page, if there is one.
 * Other columns use the `Cell` component of the field's kind, or text.
 */
export function rowCellsOf(definition: ResourceDefinition, words: Words, shown: readonly string[]): RowCells {
  return new Map(shown.map((path) => [path, columnCells(definition, words, path)]));
}

function columnCells(definition: ResourceDefinition, words: Words, path: string): ColumnCells {
  const field = definedFieldAt(definition, path);
  const { Cell, text } = fieldKindOf(field);
  const context = words.fieldContext(path);
  const valuePath = rowPathOf(definition, path);
  const valueOf = (row: ListRow) => valueAt(row, valuePath);
  // A cell's text is needed at each rendering of its row.
  const texts = new WeakMap<ListRow, string>();
  const textOf = (row: ListRow) => {
    const known = texts.get(row) ?? text(valueOf(row), field, context);
    texts.set(row, known);
    return known;
  };
  if (path === leadingColumn(definition) && !definition.listOnly)
    return { textOf, render: (row) => renderLeadingCell(definition, words, row, textOf(row)) };
  if (!Cell) return { textOf };
  return {
    textOf,
    render: (row) => <Cell value={valueOf(row)} {...{ field, context }} owner={valueOwnerOf(definition, words, row)} />,
  };
}

/** Renders a plain link: a click on it is handled by the row. */
function renderLeadingCell(definition: ResourceDefinition, words: Words, row: ListRow, text: string): ReactNode {
  return (
    <>
      <a className="recordLink" href={recordPagePath(definition, row.id)} tabIndex={-1}>
        {text || row.id}
      </a>
      {row.deleted_at ? <Badge tone="error" label={words.t('engine:list.deleted')} /> : null}
    </>
  );
}
