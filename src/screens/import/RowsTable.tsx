import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isRecord } from '../../../providers/graphqlResponse';
import type { ImportProblem, ImportRow } from '../../../resources/contract.generated';
import type { ResourceDefinition } from '../../../resources/definition';
import { fieldKindOf } from '../../fields';
import { Badge } from '../../ui/Badge';
import type { Words } from '../words';
import { fieldOf } from './fieldNames';
import { cellText, type NamedField } from './matchColumns';
import { problemText } from './problemText';
import type { ImportState } from './useImport';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  fields: readonly NamedField[];
  state: ImportState;
  rows: readonly ImportRow[];
  title: string;
}

const tones = { CREATED: 'success', UPDATED: 'info', UNCHANGED: 'neutral' } as const;

/** Renders rows as they will be stored. Cells with a problem are inputs, in which the user corrects them. */
export function RowsTable({ definition, words, fields, state, rows, title }: Props) {
  const { t } = words;
  const columns = state.settings.columns;
  return (
    <Box tabIndex={0} role="group" aria-label={title} sx={{ overflowX: 'auto', maxWidth: '100%' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('imports:rows.row')}</TableCell>
            {columns.map(({ column, field }) => (
              <TableCell key={column}>{fields.find((one) => one.field === field)?.label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const further = row.problems.filter(({ field }) => !columns.some((column) => column.field === field));
            return (
              <TableRow key={row.row} sx={{ verticalAlign: 'top' }}>
                <TableCell sx={{ minWidth: 90 }}>
                  {row.row}{' '}
                  {isAction(row.action) && <Badge tone={tones[row.action]} label={t(`imports:rows.${row.action}`)} />}
                  {further.map((problem) => (
                    <Typography key={`${problem.field} ${problem.code}`} variant="body2" color="error">
                      {problemText(problem, { t, fields, named: true })}
                    </Typography>
                  ))}
                </TableCell>
                {columns.map(({ column, field }) => (
                  <TableCell key={column} sx={{ minWidth: 110 }}>
                    <RowCell {...{ definition, words, fields, state, row, column, field }} />
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}

function isAction(action: string | null | undefined): action is keyof typeof tones {
  return typeof action === 'string' && action in tones;
}

type CellProps = Omit<Props, 'rows' | 'title'> & { row: ImportRow; column: number; field: string };

function RowCell({ definition, words, fields, state, row, column, field }: CellProps) {
  const problems: readonly ImportProblem[] = row.problems.filter((problem) => problem.field === field);
  const correction = state.corrections.find((one) => one.row === row.row && one.column === column);
  const cells: readonly unknown[] = Array.isArray(row.cells) ? row.cells : [];
  const text = correction?.text ?? cellText(cells[column]);
  if (problems.length === 0 && !correction) return storedText(row, field, text, definition, words);
  const label = fields.find((one) => one.field === field)?.label ?? field;
  const problem = problems.map((one) => problemText(one, { t: words.t, fields, named: false })).join(' ');
  return (
    <TextField
      key={text}
      size="small"
      defaultValue={text}
      error={problems.length > 0}
      helperText={problem}
      slotProps={{ htmlInput: { 'aria-label': words.t('imports:rows.cell', { row: row.row, field: label }) } }}
      onBlur={({ target }) => {
        if (target.value !== text) state.correct({ row: row.row, column, text: target.value });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLElement) event.target.blur();
      }}
      sx={{ minWidth: 170 }}
    />
  );
}

/** Returns the value as it will be stored, as the record's page shows it; the cell's text for other records. */
function storedText(
  { values }: ImportRow,
  field: string,
  text: string,
  definition: ResourceDefinition,
  words: Words,
): string {
  const value = isRecord(values) ? values[field] : undefined;
  const defined = fieldOf(definition, field);
  if (value === undefined || value === null || !defined) return text;
  return fieldKindOf(defined).text(value, defined, words.fieldContext(field)) || text;
}
