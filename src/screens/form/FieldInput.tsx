import { useContext } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { isTruncated } from '../../../providers/truncated';
import type { ResourceDefinition } from '../../../resources/definition';
import { fieldInputsOf } from '../../fields/inputs';
import type { ChosenRecord, OptionCreator, FieldDraft } from '../../fields/kind';
import { loadedEntryCount } from '../record/loadedEntryCount';
import type { Words } from '../words';
import { WithCreateDialog } from './WithCreateDialog';
import { draftAt, type FormField, draftFromFormValue } from './drafts';
import { FieldNotesContext } from './fieldNotes';
import type { RecordFormState } from './useRecordForm';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  form: RecordFormState;
  formField: FormField;
}

/** Renders a field of the form. While the user types, only this field is rendered again. */
export function FieldInput(props: Props) {
  const { field } = props.formField;
  const { dependsOn, creates } = field.type === 'one' ? field : {};
  if (creates) {
    return (
      <WithCreateDialog creates={creates} onCreated={(made) => props.form.change(props.formField.path, made)}>
        {(creator) => <Input {...props} creator={creator} />}
      </WithCreateDialog>
    );
  }
  const parent = dependsOn?.field;
  return parent === undefined ? <Input {...props} /> : <DependentInput {...props} on={parent} />;
}

function DependentInput({ on, ...props }: Props & { on: string }) {
  const draft = draftFromFormValue(useWatch({ control: props.form.control, name: on }));
  const parent = typeof draft === 'object' && draft !== null && 'title' in draft ? draft : null;
  return <Input {...props} parent={parent} parentLabel={props.words.label(on)} />;
}

interface Parent {
  creator?: OptionCreator;
  parent?: ChosenRecord | null;
  parentLabel?: string;
}

function Input({ definition, words, form, formField: { path, field }, parent, parentLabel, creator }: Props & Parent) {
  const { Input: KindInput } = fieldInputsOf(field);
  const { t, label, fieldContext } = words;
  const { field: bound } = useController({ name: path, control: form.control });
  const note = useContext(FieldNotesContext)(path);
  const help = isTruncated(form.base, path)
    ? t('engine:show.truncated', { shown: loadedEntryCount(form.base, path) })
    : t(`${definition.name}:help.${path}`, { defaultValue: '' });
  if (!KindInput) return null;
  return (
    <KindInput
      field={field}
      context={fieldContext(path)}
      label={label(path)}
      help={(note?.isProblem === false && note.text) || help || undefined}
      draft={draftFromFormValue(bound.value)}
      onChange={(draft: FieldDraft, part) => form.change(path, draft, part)}
      onBlur={() => void form.leave(path)}
      problem={form.problems.messageOf(path) ?? (note?.isProblem ? note.text : undefined)}
      problemOf={(part) => form.problems.messageOf(`${path}.${part}`)}
      required={field.required ?? false}
      parent={parent}
      parentLabel={parentLabel}
      creator={creator}
      others={{ draft: (other) => draftAt(form.drafts(), other), fill: (other, draft) => form.change(other, draft) }}
    />
  );
}
