import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { lazy } from '../../providers/loadCode';
import { matchesCondition } from './matchesCondition';
import { type FieldKind, type FieldOf, type FieldKindLookup, type RowDraft, rowsOfDraft } from './kind';
import { noFilterKind } from './noFilter';
import { recordFromPaths, valueAt } from './paths';
import { rowsToSave } from './rowDrafts';

type Rows = FieldOf<'rows'>;

const RowPerValueView = lazy(() => import('./RowPerValueView').then((module) => ({ default: module.RowPerValueView })));
const RowsTable = lazy(() => import('./RowsTable').then((module) => ({ default: module.RowsTable })));

/** Loads the checks of rows on demand, because only forms need them. */
const checks = () => import('./rowsChecks');

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns the field kind of rows: owned records that are edited within their record. `kindOf` returns the kind of a
 * column, which is a field of another type.
 */
export function rowsKind(kindOf: FieldKindLookup): FieldKind<Rows> {
  /** Returns the value of a row's column; null when the column's condition is not met by the row. */
  const valueIn = (row: RowDraft, path: string, field: Rows, language: string): unknown => {
    const column = field.columns[path];
    if (!column || !matchesCondition(column.when, (other) => valueIn(row, other, field, language))) return null;
    return kindOf(column).toValue(row.drafts[path] ?? null, column, language);
  };

  return {
    wide: () => true,
    text: (value, { columns }, context) =>
      listOf(value)
        .map((row) =>
          Object.entries(columns)
            .map(([path, column]) =>
              kindOf(column).text(valueAt(row, path), column, { ...context, path: `${context.path}.${path}` }),
            )
            .filter(Boolean)
            .join(', '),
        )
        .join('; '),
    View: (props) => (
      <Suspense fallback={<Skeleton variant="rounded" height={80} />}>
        {props.field.each?.line === undefined ? (
          <RowsTable {...props} kindOf={kindOf} />
        ) : (
          <RowPerValueView {...props} each={props.field.each} />
        )}
      </Suspense>
    ),
    parts: ({ columns, each }) => [
      'id',
      ...(each?.line === undefined ? [] : [each.line]),
      ...Object.entries(columns).flatMap(
        ([path, column]) =>
          kindOf(column)
            .parts?.(column)
            .map((part) => `${path}.${part}`) ?? [path],
      ),
    ],
    filter: noFilterKind,
    toDraft: (value, { columns }, language) =>
      listOf(value).map((row) => {
        const id = String(valueAt(row, 'id'));
        const drafts = Object.entries(columns).map(
          ([path, column]) => [path, kindOf(column).toDraft(valueAt(row, path), column, language)] as const,
        );
        return { key: id, id, drafts: Object.fromEntries(drafts) };
      }),
    toValue: (draft, field, language) =>
      rowsToSave(kindOf, field, rowsOfDraft(draft), language).map((row) =>
        recordFromPaths([
          ...(row.id === undefined ? [] : [['id', row.id] as const]),
          ...Object.keys(field.columns).map((path) => [path, valueIn(row, path, field, language)] as const),
        ]),
      ),
    normalize: async (draft, field, language) =>
      (await checks()).normalizeRowDrafts(kindOf, rowsOfDraft(draft), field, language),
    checkParts: async (draft, field, language) =>
      (await checks()).findRowProblems(
        kindOf,
        rowsToSave(kindOf, field, rowsOfDraft(draft), language),
        field,
        language,
        valueIn,
      ),
  };
}
