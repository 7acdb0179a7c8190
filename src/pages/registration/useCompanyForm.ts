import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshAccount } from '../../../providers/auth/account';
import { errorText } from '../../ui/errorText';
import { showNotification } from '../../../providers/notification';
import type { ResourceDefinition } from '../../../resources/definition';
import { registrationSteps } from '../../routing/registrationSteps';
import { useStoredDraft } from '../../screens/form/useStoredDraft';
import { type RecordFormState, useRecordForm } from '../../screens/form/useRecordForm';
import type { LoadedRecord } from '../../screens/record/loadedRecord';
import type { Words } from '../../screens/words';
import { registerUnsavedWork } from '../../ui/unsavedWork';
import { useSession, useAppServices } from '../../ui/appServices';
import { initialCompanyDrafts, companyDraftField } from './companyDraft';
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
  const [isNavigating, setIsNavigating] = useState(false);
  const modifiedAt = useRef(() => String(record.modified_at));
  // If the draft could not be stored on the server before the session ended, it is stored in the browser.
  const storage = useStoredDraft(definition.name, record);
  const [initialDrafts] = useState(() =>
    initialCompanyDrafts(
      definition,
      { ...record, [companyDraftField]: storage.storedDraft?.drafts ?? record[companyDraftField] },
      words.language,
    ),
  );

  const form: RecordFormState = useRecordForm({
    definition,
    words,
    record,
    initialDrafts,
    quiet: true,
    // Sends the later of the two `modified_at`, that of the form's record and that of the stored draft, because storing
    // the draft changes it as well.
    extraValues: (from) => ({
      [companyDraftField]: null,
      modified_at: latestOf(String(from.modified_at), modifiedAt.current()),
    }),
    onSaved: () => {
      setIsNavigating(true);
      // The account's status decides which step is next. If fetching the account fails, the user can submit again.
      refreshAccount(connection, refresher)
        .then(() => navigate(registrationSteps.tariff))
        .catch((error: unknown) => showNotification('error', errorText(error, words.t)))
        .finally(() => setIsNavigating(false));
    },
  });
  const isBusy = form.saving || isNavigating;

  // If another device has submitted the company, the tariff step opens.
  const status = useSession()?.user.status;
  const [initialStatus] = useState(status);
  const submittedElsewhere = initialStatus === null && status !== null && !isBusy;
  useEffect(() => {
    if (submittedElsewhere) void navigate(registrationSteps.tariff);
  }, [submittedElsewhere, navigate]);

  const draft = useCompanyDraft({ definition, form, record, language: words.language, paused: isBusy });
  const unsaved = useRef({ isUnsaved: (): boolean => false, keep: () => {} });
  useEffect(() => {
    modifiedAt.current = draft.modifiedAt;
    unsaved.current = {
      isUnsaved: () => !isBusy && draft.isPending(),
      keep: () => storage.store({ record, drafts: form.drafts() }),
    };
  });
  useEffect(
    () =>
      registerUnsavedWork({ isUnsaved: () => unsaved.current.isUnsaved(), storeDraft: () => unsaved.current.keep() }),
    [],
  );

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    // Changes merged from another device are shown to the user before the form is submitted.
    void draft.storeDraft().then((hasMerged) => hasMerged || form.submit());
  };
  return { form, draft, isBusy, submit };
}

const latestOf = (first: string, second: string) => (Date.parse(first) > Date.parse(second) ? first : second);
