import { useMemo } from 'react';
import type { FieldSection } from '../../../../resources/definition';
import { RecordForm } from '../../../screens/form/RecordForm';
import type { LoadedRecord } from '../../../screens/record/loadedRecord';
import { useRequest } from '../useRequest';

interface Props {
  section: FieldSection;
  /** The record as of the start of editing. Later changes by others do not overwrite what the user types. */
  record: LoadedRecord;
  /** Path of the field that gets the focus when the form opens. */
  field: string;
  onDone: () => void;
}

/**
 * Renders a section of the request as a form. Only the section's fields are sent, so that only changes of the same
 * fields by others are a conflict.
 */
export function SectionForm({ section, record, field, onDone }: Props) {
  const { definition, words } = useRequest();
  const part = useMemo(() => ({ ...definition, form: { sections: [section] } }), [definition, section]);
  return <RecordForm definition={part} {...{ words, record }} focusOn={field} onCancel={onDone} onSaved={onDone} />;
}
