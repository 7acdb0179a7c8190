import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceNotesContext } from '../../../fields/choiceNotes';
import { textOrEmpty } from '../../../fields/textDraft';
import type { RecordFormState } from '../../../screens/form/useRecordForm';
import type { Words } from '../../../screens/words';
import { plannedTimeFields } from './plannedByHand';
import { useBookingNotes } from './useBookingNotes';

interface Props {
  form: RecordFormState;
  words: Words;
  request: string;
  children: ReactNode;
}

/** Marks the drivers and vehicles in a leg's form that other requests have booked at its planned times. */
export function BookingNotes({ form, words, request, children }: Props) {
  const [from, to] = useWatch({ control: form.control, name: [...plannedTimeFields] }).map(textOrEmpty);
  const { noteOf, unknown } = useBookingNotes(request, { from: from ?? '', to: to ?? '' }, words);
  return (
    <ChoiceNotesContext value={noteOf}>
      {unknown && <Alert severity="warning">{words.of('taken.failed')}</Alert>}
      {children}
    </ChoiceNotesContext>
  );
}
