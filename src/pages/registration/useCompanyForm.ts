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
import { initialDrafts, draftField } from './companyDraft';
import { useCompanyDraft } from './useCompanyDraft';

export interface CompanyFormProps {
  definition: ResourceDefinition;
  words: Words;
  record: LoadedRecord;
}

/** Returns the company form, its draft and the submit handler. */
export function useCompanyForm({ definition, words, record }: CompanyFormProps) {
  const { connection, refresher } = useAppServices();
  const navigate = useNavigate();
  const [isNavigating, setLeaving] = useState(false);
  const modifiedAt = useRef(() => String(record.modified_at));
  // If the draft could not be stored on the server before the session ended, it is stored in the browser.
  const keeping = useKeptDraft(definition.name, record);
  const [begun] = useState(() =>
    initialDrafts(definition, { ...record, [draftField]: keeping.kept?.drafts ?? record[draftField] }, words.language),
  );

  const form: RecordForm = useRecordForm({
    definition,
    words,
    record,
    begun,
    quiet: true,
    // Sends the later `modified_at`, because storing the draft changes it as well.
    along: (from) => ({ [draftField]: null, modified_at: latestOf(String(from.modified_at), modifiedAt.current()) }),
    onSaved: () => {
      setLeaving(true);
      // The account's status decides which step is next. If fetching the account fails, the user can submit again.
      refreshAccount(connection, refresher)
        .then(() => navigate(registrationSteps.tariff))
        .catch((error: unknown) => notify('error', words.t(`app:${errorKey(error)}`)))
        .finally(() => setLeaving(false));
    },
  });
  const isBusy = form.saving || isNavigating;

  // If another device has submitted the company, the tariff step opens.
  const status = useSession()?.user.status;
  const [statusAtFirst] = useState(status);
  const enteredElsewhere = statusAtFirst === null && status !== null && !isBusy;
  useEffect(() => {
    if (enteredElsewhere) void navigate(registrationSteps.tariff);
  }, [enteredElsewhere, navigate]);

  const draft = useCompanyDraft({ definition, form, record, language: words.language, paused: isBusy });
  const atStake = useRef({ isAtStake: (): boolean => false, keep: () => {} });
  useEffect(() => {
    modifiedAt.current = draft.modifiedAt;
    atStake.current = {
      isAtStake: () => !isBusy && draft.isPending(),
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
    if (isBusy) return;
    // Changes merged from another device are shown to the user before the form is submitted.
    void draft.keep().then((foreign) => foreign || form.submit());
  };
  return { form, draft, goingOn: isBusy, submit };
}

const latestOf = (one: string, other: string) => (Date.parse(one) > Date.parse(other) ? one : other);
