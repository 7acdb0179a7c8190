import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { ConflictDialog } from '../../screens/form/ConflictDialog';
import { pathsDecidingActiveFields, formFields, isFieldActive } from '../../screens/form/drafts';
import { focusFirstField } from '../../screens/form/focus';
import { FormSection } from '../../screens/form/FormSection';
import { RequiredHint } from '../../screens/form/RequiredHint';
import { ProblemSummary, SaveFailure } from '../../screens/form/ProblemSummary';
import { DraftStatus } from './DraftStatus';
import { ContinueOnOtherDevice } from './ContinueOnOtherDevice';
import { type CompanyFormProps, useCompanyForm } from './useCompanyForm';

/** Renders the form of a new company's data. Leaving needs no confirmation, because a draft is always stored. */
export function CompanyForm({ definition, words, record }: CompanyFormProps) {
  const { t, language } = words;
  const { form, draft, isBusy, submit } = useCompanyForm({ definition, words, record });
  const formRef = useRef<HTMLFormElement>(null);
  // Re-renders only when a field changes that other fields depend on, not on every keystroke.
  useWatch({ control: form.control, name: pathsDecidingActiveFields(definition) });
  const fields = formFields(definition).filter((one) => isFieldActive(definition, one, form.drafts(), language));
  const paths = fields.map(({ path }) => path);
  useEffect(() => focusFirstField(formRef.current), []);
  return (
    <Stack component="form" ref={formRef} noValidate spacing={2} onSubmit={submit}>
      <Paper
        variant="outlined"
        sx={{
          p: 1.5,
          pl: 2,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="body2" sx={{ flex: '1 1 240px' }}>
          {t('registration:company.kept')}
        </Typography>
        <ContinueOnOtherDevice onOpen={draft.storeDraft} />
      </Paper>
      {draft.mergedElsewhere && (
        <Alert severity="info" role="status">
          {t('registration:company.foreign')}
        </Alert>
      )}
      <ProblemSummary words={words} form={form} fields={paths} />
      <RequiredHint words={words} fields={fields} />
      {definition.form.sections.map((section) => (
        <FormSection
          key={section.name}
          {...{ definition, words, form, section }}
          fields={fields.filter(({ path }) => section.fields.includes(path))}
        />
      ))}
      <SaveFailure words={words} form={form} fields={paths} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button type="submit" variant="contained" loading={isBusy} sx={{ height: 44, px: 3, fontSize: '0.9375rem' }}>
          {t('registration:company.submit')}
        </Button>
        <DraftStatus control={form.control} state={draft.state} onTyped={draft.onTyped} />
      </Box>
      {form.conflict && <ConflictDialog {...{ words, form }} conflict={form.conflict} />}
    </Stack>
  );
}
