import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { refreshAccount } from '../../../providers/auth/account';
import { errorKey } from '../../../providers/errors';
import { notify } from '../../../providers/notification';
import type { ResourceDefinition } from '../../../resources/definition';
import { registrationSteps } from '../../registrationSteps';
import { ConflictDialog } from '../../screens/form/ConflictDialog';
import { decidingFields, formFields, isActive } from '../../screens/form/drafts';
import { focusFirst } from '../../screens/form/focus';
import { FormSection } from '../../screens/form/FormSection';
import { ProblemSummary, SaveFailure } from '../../screens/form/ProblemSummary';
import { type RecordForm, useRecordForm } from '../../screens/form/useRecordForm';
import type { LoadedRecord } from '../../screens/record/asked';
import type { Words } from '../../screens/words';
import { useTab } from '../../ui/tab';
import { begunDrafts, keptIn } from './companyDraft';
import { DraftNote } from './DraftNote';
import { OtherDevice } from './OtherDevice';
import { useCompanyDraft } from './useCompanyDraft';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  record: LoadedRecord;
}

/** The data of a company that registers. Whatever is typed is kept, so there is nothing to be asked on leaving. */
export function CompanyForm({ definition, words, record }: Props) {
  const { t, language } = words;
  const { form, draft, goingOn, submit } = useCompanyForm({ definition, words, record });
  const box = useRef<HTMLFormElement>(null);
  // Drawn anew when another field is to be there, not with every letter.
  useWatch({ control: form.control, name: decidingFields(definition) });
  const fields = formFields(definition).filter((one) => isActive(definition, one, form.drafts(), language));
  const paths = fields.map(({ path }) => path);
  useEffect(() => focusFirst(box.current), []);
  return (
    <Stack component="form" ref={box} noValidate spacing={2} onSubmit={submit}>
      <Paper variant="outlined" sx={{ p: 1.5, pl: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" sx={{ flex: '1 1 240px' }}>{t('registration:company.kept')}</Typography>
        <OtherDevice before={draft.keep} />
      </Paper>
      {draft.foreign && <Alert severity="info" role="status">{t('registration:company.foreign')}</Alert>}
      <ProblemSummary words={words} form={form} fields={paths} />
      {definition.form.sections.map((section) => (
        <FormSection key={section.name} {...{ definition, words, form, section }} fields={fields.filter(({ path }) => section.fields.includes(path))} />
      ))}
      <SaveFailure words={words} form={form} fields={paths} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button type="submit" variant="contained" loading={goingOn} sx={{ height: 44, px: 3, fontSize: '0.9375rem' }}>
          {t('registration:company.submit')}
        </Button>
        <DraftNote control={form.control} state={draft.state} onTyped={draft.typed} />
        <Typography variant="body2" sx={{ color: 'text.secondary', ml: 'auto' }}>
          {t('engine:form.requiredHint')}
        </Typography>
      </Box>
      {form.conflict && <ConflictDialog {...{ words, form }} conflict={form.conflict} />}
    </Stack>
  );
}

/** The form with the draft that is kept of it, and the way to the next step. */
function useCompanyForm({ definition, words, record }: Props) {
  const { connection, refresher } = useTab();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const modifiedAt = useRef(() => String(record.modified_at));
  const [begun] = useState(() => begunDrafts(definition, record, words.language));

  const form: RecordForm = useRecordForm({
    definition,
    words,
    record,
    begun,
    quiet: true,
    // Keeping the draft changes the record, too.
    along: (from) => ({ [keptIn]: null, modified_at: newest(String(from.modified_at), modifiedAt.current()) }),
    onSaved: () => {
      setLeaving(true);
      // The answer leads on: what the account may open is in it. Without one, the same button tries again.
      refreshAccount(connection, refresher)
        .then(() => navigate(registrationSteps.tariff))
        .catch((error: unknown) => notify('error', words.t(`app:${errorKey(error)}`)))
        .finally(() => setLeaving(false));
    },
  });
  const goingOn = form.saving || leaving;
  const draft = useCompanyDraft({ definition, form, record, paused: goingOn });
  useEffect(() => {
    modifiedAt.current = draft.modifiedAt;
  });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (goingOn) return;
    // What another device typed is to be seen before it is sent.
    void draft.keep().then((foreign) => foreign || form.submit());
  };
  return { form, draft, goingOn, submit };
}

const newest = (one: string, other: string) => (Date.parse(one) > Date.parse(other) ? one : other);
