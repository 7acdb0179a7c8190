import Box from '@mui/material/Box';
import { valueAt } from '../../../fields/paths';
import { askedFields } from '../../../screens/record/asked';
import { useRecord } from '../../../screens/record/useRecord';
import { ShownSection } from '../../../screens/show/ShownSection';
import { useRequest } from '../useRequest';

/** What is known of the request, and beside it who works on it and what was done. */
export function OverviewPage() {
  const { id, definition, words, editable } = useRequest();
  const paths = definition.show.sections.flatMap(({ fields }) => fields);
  const { record } = useRecord({ definition, id, fields: askedFields(definition, paths), live: true });
  if (!record || valueAt(record, 'id') !== id) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
      {definition.show.sections.map((section) => (
        <ShownSection key={section.name} {...{ definition, words, record, section, editable }} />
      ))}
    </Box>
  );
}
