import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FieldOf, FieldViewProps } from './kind';
import { valueAt } from './paths';

type Rows = FieldOf<'rows'>;

/** Renders a `rows` field that has one row for each value of a column: one line of text for each row. */
export function RowPerValueView({
  value,
  context,
  each: { column, values, line = '', note = '' },
}: FieldViewProps<Rows> & { each: NonNullable<Rows['each']> }) {
  const { resource, path, t } = context;
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {values.map((each) => {
        const row = rows.find((one) => valueAt(one, column) === each);
        const [text, noteText] = [valueAt(row, line), valueAt(row, note)];
        return (
          <div key={each}>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              {t(`${resource}:values.${path}.${column}.${each}`)}
            </Typography>
            {typeof text === 'string' && text !== '' ? text : t('engine:show.empty')}
            {typeof noteText === 'string' && (
              <Typography
                variant="body2"
                sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {noteText}
              </Typography>
            )}
          </div>
        );
      })}
    </Box>
  );
}
