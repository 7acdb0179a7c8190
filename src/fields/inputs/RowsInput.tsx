import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Field } from '../../../resources/fields';
import { fieldKindOf } from '..';
import {
  type FieldInputs,
  type FieldOf,
  type FieldInputProps,
  fieldInputId,
  rowsOfDraft,
  type RowDraft,
} from '../kind';
import { createBlankRow, rowsToSave } from '../rowDrafts';
import { RowPanel } from './RowPanel';

interface Props extends FieldInputProps<FieldOf<'rows'>> {
  /** Returns the input components of a column's field. */
  inputOf: (field: Field) => FieldInputs;
}

/** Renders a field's rows, which the user can add, edit and remove. Changes are saved together with the form. */
export function RowsInput(props: Props) {
  const { field, context, label, help, problem, draft, onChange } = props;
  const { resource, path, t, language } = context;
  const storedDrafts = rowsOfDraft(draft);
  const rows =
    field.lines && storedDrafts.length === 0 ? [createBlankRow(fieldKindOf, field, 'first', language)] : storedDrafts;
  // Only these rows are sent to the server. The paths of validation problems contain the index of a row among them.
  const sentRows = rowsToSave(fieldKindOf, field, rows, language);
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const lastRowNumber = useRef(0);
  const addedKey = useRef<string>(undefined);

  // Focuses the first input of a row after the user has added it.
  useEffect(() => {
    if (addedKey.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${addedKey.current}"] :is(input, textarea)`)?.focus();
    addedKey.current = undefined;
  });

  const add = () => {
    lastRowNumber.current += 1;
    const key = `new-${lastRowNumber.current}`;
    addedKey.current = key;
    onChange([...rows, createBlankRow(fieldKindOf, field, key, language)]);
  };
  const remove = (row: RowDraft) => {
    onChange(rows.filter((other) => other !== row));
    addButton.current?.focus();
  };

  return (
    <Box
      ref={list}
      role="group"
      id={fieldInputId(context)}
      aria-label={label}
      sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, pb: 2 }}
    >
      {rows.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t(`${resource}:rows.${path}.empty`)}</Typography>
      )}
      {rows.map((row, position) => {
        const index = sentRows.includes(row) ? sentRows.indexOf(row) : position;
        return (
          <RowPanel
            key={row.key}
            {...props}
            {...{ row, index }}
            title={t(`${resource}:rows.${path}.one`, { number: position + 1 })}
            columns={field.columns}
            onRow={(next, name) =>
              onChange(
                rows.map((other) => (other.key === row.key ? next : other)),
                `${index}.${name}`,
              )
            }
            onRemove={storedDrafts.length > 0 ? () => remove(row) : undefined}
          />
        );
      })}
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
