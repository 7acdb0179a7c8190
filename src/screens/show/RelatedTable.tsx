import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Related } from '../../../resources/definition';
import { kindOf } from '../../fields';
import { valueAt } from '../../fields/paths';
import type { LoadedRecord } from '../record/asked';
import type { Words } from '../words';

interface Props {
  words: Words;
  record: LoadedRecord;
  related: Related;
}

/** Records that hang on the one shown, as a small table. */
export function RelatedTable({ words, record, related: { field: name, columns } }: Props) {
  const held = valueAt(record, name);
  const rows: readonly unknown[] = Array.isArray(held) ? held : [];
  const fields = Object.entries(columns);
  const heading = `related-${name}`;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={heading} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={heading} sx={{ mb: 1 }}>
        {words.of(`related.${name}.title`)}
      </Typography>
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{words.of(`related.${name}.empty`)}</Typography>
      ) : (
        // Reached by the keyboard, so that what is wider than the screen can be scrolled.
        <Box tabIndex={0} role="group" aria-labelledby={heading} sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {fields.map(([column, field]) => (
                  <TableCell key={column} align={kindOf(field).align}>
                    {words.of(`related.${name}.columns.${column}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={String(valueAt(row, 'id'))}>
                  {fields.map(([column, field]) => {
                    const kind = kindOf(field);
                    const place = words.place(`${name}.${column}`);
                    const value = valueAt(row, column);
                    return (
                      <TableCell key={column} align={kind.align}>
                        {kind.Cell ? <kind.Cell {...{ value, field, place }} /> : kind.text(value, field, place)}
                      </TableCell>
                    );
                  })}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Paper>
  );
}
