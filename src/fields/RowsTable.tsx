import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Field } from '../../resources/fields';
import type { FieldKind, FieldOf, FieldViewProps } from './kind';
import { valueAt } from './paths';

interface Props extends FieldViewProps<FieldOf<'rows'>> {
  kindOf: (field: Field) => FieldKind;
}

/** Renders a field's rows as a table. */
export function RowsTable({ value, field, context, kindOf }: Props) {
  const { resource, path, t } = context;
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const columns = Object.entries(field.columns);
  if (rows.length === 0) return t(`${resource}:rows.${path}.empty`);
  return (
    // The table is focusable, so that a wide one can be scrolled with the keyboard.
    <Box tabIndex={0} role="group" aria-label={t(`${resource}:fields.${path}`)} sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ overflowWrap: 'normal', minWidth: columns.length * 130 }}>
        <TableHead>
          <TableRow>
            {columns.map(([name, column]) => (
              <TableCell key={name} align={kindOf(column).align}>
                {t(`${resource}:rows.${path}.columns.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={String(valueAt(row, 'id'))}>
              {columns.map(([name, column]) => {
                const kind = kindOf(column);
                const cellContext = { ...context, path: `${path}.${name}` };
                const cellValue = valueAt(row, name);
                const text = kind.text(cellValue, column, cellContext);
                return (
                  <TableCell key={name} align={kind.align}>
                    {kind.Cell && text ? <kind.Cell value={cellValue} field={column} context={cellContext} /> : text}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
