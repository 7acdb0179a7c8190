import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ResourceDefinition, Section } from '../../../resources/definition';
import { kindOf } from '../../fields';
import { holds } from '../../fields/holds';
import { valueAt } from '../../fields/paths';
import type { LoadedRecord } from '../record/asked';
import type { Words } from '../words';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  record: LoadedRecord;
  section: Section;
}

/** A part of the record as a list of names and values; fields that the record cannot have are left out. */
export function ShownSection({ definition, words, record, section: { name, fields } }: Props) {
  const shown = fields.flatMap((path) => {
    const field = definition.fields[path];
    return field && holds(field.when, (other) => valueAt(record, other)) ? [{ path, field }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={`section-${name}`} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={`section-${name}`} sx={{ mb: 1.5 }}>
        {words.of(`sections.${name}`)}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 2, m: 0, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }}
      >
        {shown.map(({ path, field }) => {
          const kind = kindOf(field);
          const place = words.place(path);
          const value = valueAt(record, path);
          const text = kind.text(value, field, place);
          return (
            <Box key={path} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
                {words.label(path)}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {kind.View && text ? <kind.View {...{ value, field, place }} /> : text || words.t('engine:show.empty')}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Paper>
  );
}
