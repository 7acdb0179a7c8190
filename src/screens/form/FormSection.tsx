import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { ResourceDefinition, FieldSection } from '../../../resources/definition';
import type { Words } from '../words';
import { copyCheckboxPath } from './copies';
import { type FormField, isFieldActive } from './drafts';
import { FieldInput } from './FieldInput';
import { TruncatedField } from './TruncatedField';
import type { RecordFormState } from './useRecordForm';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  form: RecordFormState;
  section: FieldSection;
  /** The section's fields whose conditions apply. */
  fields: readonly FormField[];
  /** Content below a field, by the field's path. */
  after?: Readonly<Record<string, ReactNode>>;
}

/** Renders a section of a form; nothing when none of its fields is active. */
export function FormSection({ definition, words, form, section, fields, after }: Props) {
  const { name, sameAs } = section;
  const truncated = form.truncated.filter(
    (one) => section.fields.includes(one.path) && isFieldActive(definition, one, form.drafts(), words.language),
  );
  if (fields.length + truncated.length === 0 && sameAs === undefined) return null;
  const heading = `section-${name}`;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={heading}
      sx={{ p: { xs: 2, sm: 3 }, pb: { xs: 1, sm: 1.5 } }}
    >
      <Typography variant="h2" id={heading} sx={{ mb: 2 }}>
        {words.of(`sections.${name}`)}
      </Typography>
      {sameAs !== undefined && <CopyCheckbox {...{ words, form, section }} />}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {fields.map((one) => (
          <Fragment key={one.path}>
            <FieldInput {...{ definition, words, form, formField: one }} />
            {after?.[one.path]}
          </Fragment>
        ))}
        {truncated.map((one) => (
          <TruncatedField key={one.path} {...{ words, formField: one }} record={form.base} />
        ))}
      </Box>
    </Paper>
  );
}

/** Renders the checkbox that makes the section copy its values from another part of the record. */
function CopyCheckbox({ words, form, section }: Pick<Props, 'words' | 'form' | 'section'>) {
  const isCopied = useWatch({ control: form.control, name: copyCheckboxPath(section) }) === true;
  return (
    <FormControlLabel
      sx={{ mb: 1.5 }}
      label={words.of(`sameAs.${section.name}`)}
      control={<Checkbox size="small" checked={isCopied} onChange={(_, checked) => form.copy(section, checked)} />}
    />
  );
}
