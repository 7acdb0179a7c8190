import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Field } from '../../../resources/fields';
import { fieldKindOf } from '../../fields';
import type { FieldContext } from '../../fields/kind';
import { valueAt } from '../../fields/paths';

/** A column of a table of related records. */
interface RelatedColumn {
  /** Path of the value in a row. */
  path: string;
  label: string;
  field: Field;
  context: FieldContext;
}

interface Props {
  /** Unique name of the table on the page, for DOM ids. */
  name: string;
  title: string;
  /** Text that is shown when there are no rows. */
  empty: string;
  columns: readonly RelatedColumn[];
  rows: readonly unknown[];
  /** Renders the first cell of a row; when absent, the cell shows the value. */
  renderFirst?: (row: unknown, text: string) => ReactNode;
  /** Content above the table. */
  above?: ReactNode;
  /** Content below the table. */
  children?: ReactNode;
}

/** Renders related records as a small table with a heading. */
export function RelatedSection({ name, title, empty, columns, rows, renderFirst, above, children }: Props) {
  const heading = `related-${name}`;
  const cell = (row: unknown, { path, field, context }: RelatedColumn, index: number) => {
    const { Cell, text } = fieldKindOf(field);
    const value = valueAt(row, path);
    if (index === 0 && renderFirst) return renderFirst(row, text(value, field, context));
    return Cell ? <Cell {...{ value, field, context }} /> : text(value, field, context);
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby={heading} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={heading} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {above}
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        // The table is focusable, so that a wide table can be scrolled from the keyboard.
        <Box tabIndex={0} role="group" aria-labelledby={heading} sx={{ overflowX: 'auto' }}>
          <Table size="small" sx={{ minWidth: columns.length * 130 }}>
            <TableHead>
              <TableRow>
                {columns.map(({ path, label, field }) => (
                  <TableCell key={path} align={fieldKindOf(field).align}>
                    {label}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={String(valueAt(row, 'id'))}>
                  {columns.map((column, index) => (
                    <TableCell key={column.path} align={fieldKindOf(column.field).align}>
                      {cell(row, column, index)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {children}
    </Paper>
  );
}
