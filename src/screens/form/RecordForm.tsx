import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Fragment, type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { ResourceDefinition } from '../../../resources/definition';
import { clickMovedSubmits } from '../../ui/clickMovedSubmits';
import { isLoadedRecord, type LoadedRecord } from '../record/loadedRecord';
import type { Words } from '../words';
import { ConflictDialog } from './ConflictDialog';
import { pathsDecidingActiveFields, type FormDrafts, formFields, isFieldActive } from './drafts';
import { focusFirstField } from './focus';
import { FormSection } from './FormSection';
import { LeaveDialog } from './LeaveDialog';
import { FormWarnings } from './FormWarnings';
import { RestoredDraftNotice } from './RestoredDraftNotice';
import { RequiredHint } from './RequiredHint';
import { ProblemSummary, SaveFailure } from './ProblemSummary';
import { useStoredDraft } from './useStoredDraft';
import { useLeaveGuard } from './useLeaveGuard';
import { type RecordFormState, useRecordForm } from './useRecordForm';

type DraftStorage = ReturnType<typeof useStoredDraft>;

/** What a dialog knows of the form in it. */
export interface FormInDialog {
  isUnsaved: () => boolean;
}
/** Renders sections of a form that differ from the generated ones, by name. */
export type CustomSections = Readonly<Record<string, (form: RecordFormState) => ReactNode>>;

interface Props {
  definition: ResourceDefinition;
  words: Words;
  /** The record to edit; absent for a new one. */
  record?: LoadedRecord;
  /** Saves the changes. When absent, the definition's update mutation saves them. */
  write?: (changes: Readonly<Record<string, unknown>>) => Promise<LoadedRecord>;
  /** Initial drafts of a new record's fields. */
  initialDrafts?: FormDrafts;
  /** Whether the form is part of a page and must not focus its first field. */
  inPlace?: boolean;
  /** Path of the field to focus; the first field by default. */
  focusOn?: string;
  /** Ref of the dialog around the form, which asks before it closes. Then leaving the page needs no confirmation. */
  inDialog?: Ref<FormInDialog>;
  /** Wraps the sections, for example to provide a context that depends on the form's state. */
  wrapSections?: (form: RecordFormState, sections: ReactNode) => ReactNode;
  /** Renders sections that differ from the generated ones, by name. */
  customSections?: CustomSections;
  /** Called when the user leaves without saving. */
  onCancel: () => void;
  onSaved: (record: LoadedRecord) => void;
}

/** Renders a record's form. Its `key` must be the record's id. */
export function RecordForm(props: Props) {
  const storage = useStoredDraft(props.definition.name, props.record);
  // Discarding a restored draft changes the key, so that React creates a new form.
  return <Form key={storage.storedDraft ? 'restored' : 'new'} {...props} storage={storage} />;
}

function Form(props: Props & { storage: DraftStorage }) {
  const {
    words,
    record,
    write,
    initialDrafts,
    inPlace = false,
    focusOn,
    inDialog,
    customSections = {},
    wrapSections = (_form, sections) => sections,
    onCancel,
    onSaved,
    storage,
  } = props;
  const { t } = words;
  const { storedDraft, store, remove, discard } = storage;
  const form = useRecordForm({
    definition: props.definition,
    words,
    record: storedDraft?.record ?? record,
    initialDrafts: storedDraft?.drafts ?? initialDrafts,
    write,
    onSaved: (saved) => {
      remove();
      onSaved(saved);
    },
  });
  const { definition } = form;
  const box = useRef<HTMLFormElement>(null);
  // The form renders again only when a field changes that decides which fields are active, not with each letter.
  useWatch({ control: form.control, name: pathsDecidingActiveFields(definition) });
  const fields = formFields(definition).filter((one) => isFieldActive(definition, one, form.drafts(), words.language));

  const paths = fields.map(({ path }) => path);

  useEffect(() => (inPlace ? undefined : focusFirstField(box.current, focusOn)), [inPlace, focusOn]);
  useSaveKey(box, form.submit);
  useEffect(clickMovedSubmits, []);
  useImperativeHandle(inDialog, () => ({
    // What the dialog has filled in is not the user's input.
    isUnsaved: () =>
      form.isUnsaved() && (storedDraft !== undefined || !initialDrafts || form.differsFrom(initialDrafts)),
  }));

  const sections = definition.form.sections.map((section) => {
    const renderCustom = customSections[section.name];
    if (renderCustom) return <Fragment key={section.name}>{renderCustom(form)}</Fragment>;
    return (
      <FormSection
        key={section.name}
        {...{ definition, words, form, section }}
        fields={fields.filter(({ path }) => section.fields.includes(path))}
      />
    );
  });
  return (
    <Stack
      component="form"
      ref={box}
      noValidate
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        // React passes the event of a form in a dialog on to the form around the dialog, which must not be submitted.
        event.stopPropagation();
        form.submit();
      }}
    >
      {storedDraft && <RestoredDraftNotice words={words} onDiscard={discard} />}
      <ProblemSummary words={words} form={form} fields={paths} />
      <RequiredHint words={words} fields={fields} />
      {wrapSections(form, sections)}
      <FormWarnings {...{ words, form }} warnings={definition.form.warnings} />
      <SaveFailure words={words} form={form} fields={paths} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button type="submit" variant="contained" loading={form.saving}>
          {t([`${definition.name}:save`, 'engine:form.save'])}
        </Button>
        <Button color="inherit" disabled={form.saving} onClick={onCancel}>
          {t('engine:form.cancel')}
        </Button>
      </Stack>
      {form.conflict && <ConflictDialog {...{ words, form }} conflict={form.conflict} />}
      {!inDialog && (
        <LeaveGuard
          words={words}
          isUnsaved={form.isUnsaved}
          storeDraft={() => store({ ...(isLoadedRecord(form.base) && { record: form.base }), drafts: form.drafts() })}
          removeDraft={remove}
        />
      )}
    </Stack>
  );
}

interface LeaveProps {
  words: Words;
  isUnsaved: () => boolean;
  storeDraft: () => void;
  removeDraft: () => void;
}

/** Asks the user to confirm before they leave the page with unsaved changes. */
function LeaveGuard({ words, isUnsaved, storeDraft, removeDraft }: LeaveProps) {
  const leaving = useLeaveGuard(isUnsaved, storeDraft);
  return (
    <LeaveDialog
      words={words}
      open={leaving.state === 'blocked'}
      onLeave={() => {
        removeDraft();
        leaving.proceed?.();
      }}
      onStay={() => leaving.reset?.()}
    />
  );
}

/** Saves the form on Ctrl+S and Cmd+S, unless a dialog covers it. */
function useSaveKey(form: RefObject<HTMLElement | null>, save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!form.current?.closest('[aria-hidden=true]')) latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [form]);
}
