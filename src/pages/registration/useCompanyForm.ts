import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshAccount } from '../../../providers/auth/account';
import { errorKey } from '../../../providers/errors';
import { notify } from '../../../providers/notification';
import type { ResourceDefinition } from '../../../resources/definition';
import { registrationSteps } from '../../routing/registrationSteps';
import { useKeptDraft } from '../../screens/form/useKeptDraft';
import { type RecordForm, useRecordForm } from '../../screens/form/useRecordForm';
import type { LoadedRecord } from '../../screens/record/asked';
import type { Words } from '../../screens/words';
import { registerUnsavedWork } from '../../ui/unsavedWork';
import { useSession, useAppServices } from '../../ui/appServices';
import { begunDrafts, keptIn } from './companyDraft';
import { useCompanyDraft } from './useCompanyDraft';

export interface CompanyFormProps {
  definition: ResourceDefinition;
  words: Words;
  record: LoadedRecord;
}

/** The form with the draft that is kept of it, and the way to the next step. */
export function useCompanyForm({ definition, words, record }: CompanyFormProps) {
  const { connection, refresher } = useAppServices();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const modifiedAt = useRef(() => String(record.modified_at));
  // What could not be kept on the server when the session was over.
  const keeping = useKeptDraft(definition.name, record);
  const [begun] = useState(() =>
    begunDrafts(definition, { ...record, [keptIn]: keeping.kept?.drafts ?? record[keptIn] }, words.language),
  );

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

  // Another device has entered the company meanwhile: the tariff is due.
  const status = useSession()?.user.status;
  const [statusAtFirst] = useState(status);
  const enteredElsewhere = statusAtFirst === null && status !== null && !goingOn;
  useEffect(() => {
    if (enteredElsewhere) void navigate(registrationSteps.tariff);
  }, [enteredElsewhere, navigate]);

  const draft = useCompanyDraft({ definition, form, record, language: words.language, paused: goingOn });
  const atStake = useRef({ isAtStake: (): boolean => false, keep: () => {} });
  useEffect(() => {
    modifiedAt.current = draft.modifiedAt;
    atStake.current = {
      isAtStake: () => !goingOn && draft.isPending(),
      keep: () => keeping.keep({ record, drafts: form.drafts() }),
    };
  });
  useEffect(
    () =>
      registerUnsavedWork({ isUnsaved: () => atStake.current.isAtStake(), storeDraft: () => atStake.current.keep() }),
    [],
  );

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (goingOn) return;
    // What another device typed is to be seen before it is sent.
    void draft.keep().then((foreign) => foreign || form.submit());
  };
  return { form, draft, goingOn, submit };
}

const newest = (one: string, other: string) => (Date.parse(one) > Date.parse(other) ? one : other);
