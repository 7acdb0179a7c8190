import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { Field } from '../../../resources/fields';
import { fieldKindOf } from '..';
import { type FieldInputs, type FieldOf, type FieldInputProps, fieldInputId, rowsOfDraft } from '../kind';
import { rowsToSave, withRowPerValue } from '../rowDrafts';
import { RowPanel } from './RowPanel';

interface Props extends FieldInputProps<FieldOf<'rows'>> {
  each: NonNullable<FieldOf<'rows'>['each']>;
  inputOf: (field: Field) => FieldInputs;
}

/**
 * Renders the inputs of a field that has exactly one row for each value of a column. Wide screens show two rows beside
 * each other.
 */
export function RowPerValueInput(props: Props) {
  const { field, each, context, label, help, problem, draft, onChange } = props;
  const { resource, path, t, language } = context;
  const rows = withRowPerValue(fieldKindOf, field, rowsOfDraft(draft), language);
  const { [each.column]: _said, ...columns } = field.columns;
  // Only `savedRows` are sent to the server. The paths of validation problems contain the index of a row among them.
  const savedRows = rowsToSave(fieldKindOf, field, rows, language);
  return (
    <Box role="group" id={fieldInputId(context)} aria-label={label} sx={{ gridColumn: '1 / -1', pb: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {rows.map((row, position) => {
          const index = savedRows.includes(row) ? savedRows.indexOf(row) : position;
          return (
            <RowPanel
              key={row.key}
              {...props}
              {...{ row, index, columns }}
              title={t(`${resource}:values.${path}.${each.column}.${each.values[position]}`)}
              onRow={(next, name) =>
                onChange(
                  rows.map((other) => (other.key === row.key ? next : other)),
                  `${index}.${name}`,
                )
              }
            />
          );
        })}
      </Box>
      {(problem ?? help) && <FormHelperText error={problem !== undefined}>{problem ?? help}</FormHelperText>}
    </Box>
  );
}
