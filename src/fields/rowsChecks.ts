import type { ValidationProblem, ProblemsByPath } from '../../providers/errors';
import { matchesCondition } from './matchesCondition';
import type { FieldOf, FieldKindLookup, RowDraft } from './kind';

type Rows = FieldOf<'rows'>;

/** Returns the rows with normalized drafts, such as phone numbers. */
export async function normalizeRowDrafts(
  kindOf: FieldKindLookup,
  rows: readonly RowDraft[],
  { columns }: Rows,
  language: string,
): Promise<readonly RowDraft[]> {
  return Promise.all(
    rows.map(async (row) => {
      const drafts = Object.entries(columns).map(async ([path, column]) => {
        const draft = row.drafts[path] ?? null;
        return [path, (await kindOf(column).normalize?.(draft, column, language)) ?? draft] as const;
      });
      return { ...row, drafts: Object.fromEntries(await Promise.all(drafts)) };
    }),
  );
}

/**
 * Returns the problems of rows, by row index and column: `0.last_name`.
 *
 * @param valueIn returns the value of a row's column; null when the column's condition is not met by the row
 */
export async function findRowProblems(
  kindOf: FieldKindLookup,
  rows: readonly RowDraft[],
  field: Rows,
  language: string,
  valueIn: (row: RowDraft, path: string, field: Rows, language: string) => unknown,
): Promise<ProblemsByPath> {
  const problemsOf = async (row: RowDraft, path: string): Promise<readonly ValidationProblem[]> => {
    const column = field.columns[path];
    if (!column || !matchesCondition(column.when, (other) => valueIn(row, other, field, language))) return [];
    if (valueIn(row, path, field, language) === null) return column.required ? [{ code: 'required' }] : [];
    const problem = await kindOf(column).check?.(row.drafts[path] ?? null, column, language);
    return problem ? [problem] : [];
  };
  const found = rows.flatMap((row, index) =>
    Object.keys(field.columns).map(async (path) => [`${index}.${path}`, await problemsOf(row, path)] as const),
  );
  return Object.fromEntries((await Promise.all(found)).filter(([, problems]) => problems.length > 0));
}
