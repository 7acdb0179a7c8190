import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { Field } from '../../../resources/fields';
import { fieldKindOf } from '..';
import { dependencyPathsOf } from '../dependsOn';
import { matchesCondition } from '../matchesCondition';
import type { FieldDraft, FieldInputs, FieldContext, RowDraft } from '../kind';

type Drafts = RowDraft['drafts'];

/** Largest number of inputs in a line; further inputs wrap. */
const maxPerLine = 4;
/** Two columns, or one where an input would be narrower than 150 px, as in addresses beside each other. */
const twoWhereWide = 'repeat(auto-fill, minmax(min(100%, max(150px, (100% - 16px) / 2)), 1fr))';

interface Props {
  columns: Readonly<Record<string, Field>>;
  /** Whether wide screens show up to `maxPerLine` inputs in a line. */
  oneLine?: boolean;
  /** The context of the row; `at` is the path of the row, with its index. */
  context: FieldContext & { at: string };
  drafts: Drafts;
  /** Called with all drafts of the row, and with the name of the changed column. */
  onDrafts: (drafts: Drafts, column: string) => void;
  onBlur: () => void;
  problemOf?: (column: string) => string | undefined;
  /** Returns the input components of a column's field. */
  inputOf: (field: Field) => FieldInputs;
}

/** Renders the inputs of one row of a `rows` field. Choosing a suggestion fills in fields of the same row only. */
export function RowFields(props: Props) {
  const { columns, oneLine = false, context, drafts, onDrafts } = props;
  // Choosing a suggestion changes several drafts before the next render, so the handlers read the drafts from a ref.
  const latest = useRef(drafts);
  useEffect(() => {
    latest.current = drafts;
  }, [drafts]);
  const valueOf = (name: string) => {
    const column = columns[name];
    return column ? fieldKindOf(column).toValue(drafts[name] ?? null, column, context.language) : null;
  };
  const change = (name: string, draft: FieldDraft) => {
    latest.current = { ...latest.current, ...dependentDrafts(columns, name), [name]: draft };
    onDrafts(latest.current, name);
  };
  const shown = Object.entries(columns).filter(([, column]) => matchesCondition(column.when, valueOf));
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 1,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: twoWhereWide,
          md: oneLine ? `repeat(${Math.min(shown.length, maxPerLine)}, minmax(0, 1fr))` : undefined,
        },
      }}
    >
      {shown.map(([name, column]) => (
        <Cell key={name} {...props} {...{ name, column, change }} />
      ))}
    </Box>
  );
}

interface CellProps extends Props {
  name: string;
  column: Field;
  change: (name: string, draft: FieldDraft) => void;
}

function Cell({ context, drafts, name, column, change, onBlur, problemOf, inputOf }: CellProps) {
  const { resource, path, at, t } = context;
  const { Input } = inputOf(column);
  const label = (of: string) => t(`${resource}:rows.${path}.columns.${of}`);
  const parent = column.type === 'one' ? column.dependsOn?.field : undefined;
  const help = t(`${resource}:rows.${path}.help.${name}`, { defaultValue: '' });
  if (!Input) return null;
  return (
    <Input
      field={column}
      context={{ ...context, path: `${path}.${name}`, at: `${at}.${name}` }}
      label={label(name)}
      help={help || undefined}
      draft={drafts[name] ?? null}
      onChange={(draft: FieldDraft) => change(name, draft)}
      onBlur={onBlur}
      problem={problemOf?.(name)}
      required={column.required ?? false}
      parent={parent === undefined ? undefined : chosenRecordOf(drafts[parent])}
      parentLabel={parent && label(parent)}
      others={{ draft: (other) => drafts[other] ?? null, fill: change }}
    />
  );
}

const chosenRecordOf = (draft: FieldDraft | undefined) =>
  typeof draft === 'object' && draft !== null && 'title' in draft ? draft : null;

/** Returns empty drafts for the columns that depend on the column `name`, directly or indirectly. */
function dependentDrafts(columns: Readonly<Record<string, Field>>, name: string): Record<string, FieldDraft> {
  const direct = Object.entries(columns).filter(([, column]) => dependencyPathsOf(column).includes(name));
  return Object.fromEntries(
    direct.flatMap(([child]) => [[child, null] as const, ...Object.entries(dependentDrafts(columns, child))]),
  );
}
