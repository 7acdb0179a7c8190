import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import type { Field } from '../../../resources/fields';
import { kindOf } from '..';
import { holds } from '../holds';
import { type Draft, type FieldInputs, type FieldOf, type InputProps, inputId, isRows, type RowDraft } from '../kind';

interface Props extends InputProps<FieldOf<'rows'>> {
  /** How the columns are entered. */
  inputOf: (field: Field) => FieldInputs;
}

/** Rows that are added, changed and taken away within a form. Nothing of it is stored before the form is. */
export function RowsInput(props: Props) {
  const { field, place, label, help, problem, draft, onChange } = props;
  const { resource, path, t, language } = place;
  const rows = isRows(draft) ? draft : [];
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const made = useRef(0);
  const added = useRef<string>(undefined);

  // One goes on in the row that was asked for.
  useEffect(() => {
    if (added.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${added.current}"] :is(input, textarea)`)?.focus();
    added.current = undefined;
  });

  const add = () => {
    made.current += 1;
    const key = `new-${made.current}`;
    const drafts = Object.entries(field.columns).map(([name, column]) => [
      name,
      kindOf(column).toDraft(column.initial ?? null, column, language),
    ] as const);
    added.current = key;
    onChange([...rows, { key, drafts: Object.fromEntries(drafts) }]);
  };
  const remove = (row: RowDraft) => {
    onChange(rows.filter((other) => other !== row));
    addButton.current?.focus();
  };

  return (
    <Box ref={list} role="group" id={inputId(place)} aria-label={label} sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, pb: 2 }}>
      {rows.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t(`${resource}:rows.${path}.empty`)}</Typography>
      )}
      {rows.map((row, index) => (
        <Row
          key={row.key}
          {...props}
          {...{ row, index }}
          onRow={(next, name) => onChange(rows.map((other) => (other === row ? next : other)), `${index}.${name}`)}
          onRemove={() => remove(row)}
        />
      ))}
      <div>
        <Button
          ref={addButton}
          size="small"
          variant="outlined"
          startIcon={<Add />}
          disabled={field.max !== undefined && rows.length >= field.max}
          onClick={add}
        >
          {t(`${resource}:rows.${path}.add`)}
        </Button>
        {(problem ?? help) && <FormHelperText error={problem !== undefined}>{problem ?? help}</FormHelperText>}
      </div>
    </Box>
  );
}

interface RowProps extends Props {
  row: RowDraft;
  index: number;
  /** With the column that has changed. */
  onRow: (row: RowDraft, column: string) => void;
  onRemove: () => void;
}

function Row(props: RowProps) {
  const { field, place, row, index, onRemove } = props;
  const { resource, path, t, language } = place;
  const heading = useId();
  const title = t(`${resource}:rows.${path}.one`, { number: index + 1 });
  const valueOf = (name: string) => {
    const column = field.columns[name];
    return column ? kindOf(column).toValue(row.drafts[name] ?? null, column, language) : null;
  };
  const shown = Object.entries(field.columns).filter(([, column]) => holds(column.when, valueOf));
  return (
    <Box
      role="group"
      data-row={row.key}
      aria-labelledby={heading}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, pt: 0.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography variant="subtitle2" component="h3" id={heading}>
          {title}
        </Typography>
        <IconButton size="small" aria-label={t('engine:form.removeRow', { row: title })} onClick={onRemove}>
          <DeleteOutline fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', columnGap: 2, rowGap: 1, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {shown.map(([name, column]) => (
          <Cell key={name} {...props} {...{ name, column }} />
        ))}
      </Box>
    </Box>
  );
}

function Cell({ field, place, row, index, name, column, onRow, onBlur, problemOf, inputOf }: RowProps & { name: string; column: Field }) {
  const { resource, path, t } = place;
  const { Input } = inputOf(column);
  const label = (of: string) => t(`${resource}:rows.${path}.columns.${of}`);
  const parent = column.type === 'one' ? column.dependsOn?.field : undefined;
  const held = parent === undefined ? undefined : (row.drafts[parent] ?? null);
  const help = t(`${resource}:rows.${path}.help.${name}`, { defaultValue: '' });
  if (!Input) return null;
  return (
    <Input
      field={column}
      place={{ ...place, path: `${path}.${name}`, at: `${path}.${index}.${name}` }}
      label={label(name)}
      help={help || undefined}
      draft={row.drafts[name] ?? null}
      onChange={(draft: Draft) => onRow({ ...row, drafts: { ...row.drafts, ...cleared(field, name), [name]: draft } }, name)}
      onBlur={onBlur}
      problem={problemOf?.(`${index}.${name}`)}
      required={column.required ?? false}
      parent={parent === undefined ? undefined : chosenIn(held)}
      parentLabel={parent && label(parent)}
    />
  );
}

const chosenIn = (draft: Draft | undefined) =>
  typeof draft === 'object' && draft !== null && 'title' in draft ? draft : null;

/** The columns whose choice depends on this one: they are chosen anew. */
function cleared(field: FieldOf<'rows'>, name: string): Record<string, Draft> {
  const direct = Object.entries(field.columns).filter(([, column]) => column.type === 'one' && column.dependsOn?.field === name);
  return Object.fromEntries(direct.flatMap(([child]) => [[child, null] as const, ...Object.entries(cleared(field, child))]));
}
