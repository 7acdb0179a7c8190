import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Words } from '../words';
import { cellText, type FileColumn, type NamedField } from './matchColumns';
import { NativeSelect } from './NativeSelect';
import type { ImportState } from './useImport';

/** Number of values that are shown of each column. */
const shownSamples = 3;

/** Renders the columns of a file with the field that each fills, which the user can change. */
export function ColumnsTable({
  words: { t },
  fields,
  state,
}: {
  words: Words;
  fields: readonly NamedField[];
  state: ImportState;
}) {
  const options = [
    { value: '', label: t('imports:columns.ignored') },
    ...fields.map(({ field, label, required }) => ({ value: field, label: required ? `${label} *` : label })),
  ];
  return (
    <Box tabIndex={0} role="group" aria-label={t('imports:columns.title')} sx={{ overflowX: 'auto', maxWidth: '100%' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('imports:columns.file')}</TableCell>
            <TableCell>{t('imports:columns.field')}</TableCell>
            <TableCell>{t('imports:columns.values')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {numbered(state.stored.columns).map(({ name, samples, index }) => {
            const heading = name || t('imports:columns.unnamed', { number: index + 1 });
            return (
              <TableRow key={index}>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 110 }}>{heading}</TableCell>
                <TableCell>
                  <NativeSelect
                    isLabelHidden
                    label={t('imports:columns.fieldOf', { column: heading })}
                    value={state.matches[index] ?? ''}
                    options={options}
                    onChange={(field) => state.match(index, field || undefined)}
                  />
                </TableCell>
                <TableCell sx={{ color: 'text.secondary', minWidth: 140 }}>
                  {samples.slice(0, shownSamples).map(cellText).join(', ')}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Columns may have equal headings, so that only their positions tell them apart. */
function numbered(columns: readonly FileColumn[]): readonly (FileColumn & { index: number })[] {
  return columns.map((column, index) => ({ ...column, index }));
}
