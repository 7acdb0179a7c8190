import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { factsOf } from './factsOf';
import type { FieldOf, FieldViewProps } from './kind';

/** Renders facts (names and values from the server) as a table, including names without a value. */
export function FactsList({ value, field, context }: FieldViewProps<FieldOf<'facts'>>) {
  return (
    <Table size="small">
      <TableBody>
        {factsOf(value, field, context).map(({ name, label, text }) => (
          <TableRow key={name}>
            <TableCell
              component="th"
              scope="row"
              sx={{ width: '40%', pl: 0, color: 'text.secondary', fontWeight: 400 }}
            >
              {label}
            </TableCell>
            <TableCell sx={{ pr: 0, overflowWrap: 'anywhere', color: text ? undefined : 'text.secondary' }}>
              {text || context.t('engine:show.empty')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
