import { useMemo } from 'react';
import type { Section } from '../../../../resources/definition';
import { RecordForm } from '../../../screens/form/RecordForm';
import type { LoadedRecord } from '../../../screens/record/asked';
import { useRequest } from '../useRequest';

interface Props {
  section: Section;
  /** As it is when editing begins: what others change meanwhile does not overwrite what is typed. */
  record: LoadedRecord;
  /** The field that one begins with. */
  field: string;
  onDone: () => void;
}

/** A section of the request, edited where it stands: only its own fields are sent, and can be in conflict. */
export function EditedSection({ section, record, field, onDone }: Props) {
  const { definition, words } = useRequest();
  const part = useMemo(() => ({ ...definition, form: { sections: [section] } }), [definition, section]);
  return <RecordForm definition={part} {...{ words, record }} focusOn={field} onCancel={onDone} onSaved={onDone} />;
}
